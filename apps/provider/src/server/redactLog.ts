import { getRequestContext } from '@masthead/telemetry';
import { redactAddresses, truncate } from '@masthead/telemetry/redact-addresses';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Maximum length of a log line, in characters. */
export const maxLineLength = 32_768;

const lineHeadPattern = /^\{"level":(\d+),"time":(\d+)/;

/** Replaces a line over the limit by a shorter JSON line. pino writes level and time first. */
const limitLine = (line: string): string => {
  if (line.length <= maxLineLength) return line;
  const [, level, time] = lineHeadPattern.exec(line) ?? [];
  return `${JSON.stringify({ level: Number(level), time: Number(time), msg: 'log line truncated', line: truncate(line, maxLineLength / 2) })}\n`;
};

/**
 * Creates the provider's log. The code never logs addresses, tokens or passwords, but errors of the database or of a
 * mail server may quote them: addresses are redacted in every line, rows and parameters are removed from errors. Lines
 * have the id of the current request.
 */
export const createLog = (
  level: LoggerOptions['level'],
  destination?: DestinationStream,
  hooks: Pick<NonNullable<LoggerOptions['hooks']>, 'logMethod'> = {},
): Logger => {
  const options: LoggerOptions = {
    level: level ?? 'info',
    mixin: () => {
      const requestId = getRequestContext()?.id;
      return requestId === undefined ? {} : { requestId };
    },
    redact: {
      paths: ['err.detail', 'err.where', 'err.query', 'err.parameters', 'err.command', 'err.response', 'err.rejected'],
      remove: true,
    },
    // Runs only for lines that are written.
    hooks: { ...hooks, streamWrite: (line) => redactAddresses(limitLine(line)) },
  };
  return destination ? pino(options, destination) : pino(options);
};
