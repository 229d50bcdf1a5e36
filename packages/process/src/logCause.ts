/** Fields of a log line that distinguish causes. Others, such as paths and durations, differ between repetitions. */
const causeFields = [
  'level',
  'message',
  'cause',
  'causes',
  'reason',
  'code',
  'origin',
  'event',
  'directive',
  'blocked',
] as const;

/** Longer texts with the same beginning are one cause. */
const maxTextLength = 200;

/**
 * Returns the first line of an error or a text, without parts that differ between repetitions: numbers, ids, quoted
 * values and paths.
 */
const toText = (value: unknown): string => {
  const text = value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  return (text.trimStart().split('\n', 1)[0] ?? '')
    .slice(0, maxTextLength)
    .replaceAll(/"[^"]*"|'[^']*'/g, '"…"')
    .replaceAll(/(?<![:/])\/[^\s,;:)]+/g, '/…')
    .replaceAll(/\b[0-9a-f]{8,}\b|\d+/g, '#');
};

/**
 * Names the cause of a log line, for `createRepeatLimit`. Undefined for a line with a `count`, which summarizes
 * repetitions already.
 */
export const toLogCause = (line: Readonly<Record<string, unknown>>): string | undefined =>
  'count' in line
    ? undefined
    : causeFields
        .map((field) => {
          const value = line[field];
          return value === undefined ? '' : toText(value);
        })
        .join('|');
