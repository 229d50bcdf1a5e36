import { env } from './env.ts';

/** From the least to the most that a line can say; `silent` lets none pass. */
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One event: a structured line without personal data. */
export type LogLine = { level: Exclude<(typeof levels)[number], 'silent'>; message: string } & Readonly<
  Record<string, unknown>
>;

/** Writes what happens on the server, where LOG_LEVEL lets it. Browsers and tools of the command line have the console. */
export const log = (line: LogLine): void => {
  if (levels.indexOf(line.level) < levels.indexOf(env.LOG_LEVEL)) return;
  const text = JSON.stringify(line);
  if (line.level === 'error') console.error(text);
  else console.warn(text);
};
