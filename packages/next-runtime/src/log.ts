import { getRequestContext } from '@masthead/telemetry';
import { env } from './env.ts';

/** Log levels by severity, the lowest first; `silent` suppresses every line. */
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One event: a structured line without personal data. */
export type LogLine = { level: Exclude<(typeof levels)[number], 'silent'>; message: string } & Readonly<
  Record<string, unknown>
>;

type LogOutput = { write: (line: LogLine) => void };

const writeLine = (line: LogLine): void => {
  const text = JSON.stringify(line);
  if (line.level === 'error') console.error(text);
  else console.warn(text);
};

const key = Symbol.for('masthead.logOutput');
const holder = globalThis as { [key]?: LogOutput };

/** The output of all log lines of the process. Next's bundles have copies of this module: they share a global symbol. */
export const logOutput: LogOutput = (holder[key] ??= { write: writeLine });

/** Writes a line with the request's id to standard error. Browsers and command-line tools use the console. */
export const log = (line: LogLine): void => {
  if (levels.indexOf(line.level) < levels.indexOf(env.LOG_LEVEL)) return;
  const requestId = getRequestContext()?.id;
  logOutput.write(requestId === undefined ? line : { ...line, requestId });
};
