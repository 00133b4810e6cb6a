/* libyaml's events and nothing else: the floor of every reader built on it. Prints the median of the rounds in ns. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <yaml.h>

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000L + t.tv_nsec;
}

static int order(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

static long scan(const unsigned char *text, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int done = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, text, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) exit(1);
    done = event.type == YAML_STREAM_END_EVENT;
    count++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  FILE *file = fopen(arguments[1], "r");
  if (!file) return 2;
  int rounds = atoi(arguments[2]);
  unsigned char *text = malloc(1 << 26);
  size_t size = fread(text, 1, 1 << 26, file);
  long *times = malloc(sizeof(long) * (rounds + 1)), events = 0;
  for (int i = 0; i < rounds; i++) {
    long start = now();
    events += scan(text, size);
    times[i] = now() - start;
  }
  qsort(times, rounds, sizeof(long), order);
  if (rounds) printf("%ld\n", times[rounds / 2]);
  return events < 0;
}
