import { env } from './env.ts';

/** Log levels by severity, the lowest first; `silent` suppresses every line. */
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One event: a structured line without personal data. */
export type LogLine = { level: Exclude<(typeof levels)[number], 'silent'>; message: string } & Readonly<
  Record<string, unknown>
>;

/** Writes a log line of the server to standard error if LOG_LEVEL permits its level. Browsers and command-line tools use the console. */
export const log = (line: LogLine): void => {
  if (levels.indexOf(line.level) < levels.indexOf(env.LOG_LEVEL)) return;
  const text = JSON.stringify(line);
  if (line.level === 'error') console.error(text);
  else console.warn(text);
};
