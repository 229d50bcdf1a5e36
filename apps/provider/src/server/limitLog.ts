import { toLogCause } from '@masthead/process/log-cause';
import { createRepeatLimit } from '@masthead/process/repeat-limit';
import { getTelemetry, getRequestContext } from '@masthead/telemetry';
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, levels, pino } from 'pino';
import { redactAddresses, truncate } from '@masthead/telemetry/redact-addresses';

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

type LogCall = { logger: Logger; level: number; parts: Parameters<LogFn>; write: LogFn };

/** The fields and the message of a call of the log, such as `log.error({ err }, 'a request failed')`. */
const readCall = (parts: readonly unknown[]): { fields: Record<string, unknown>; message: string } => {
  const [first, second] = parts;
  if (first instanceof Error) return { fields: { err: first }, message: String(second ?? first.message) };
  return typeof first === 'object'
    ? { fields: { ...first }, message: String(second) }
    : { fields: {}, message: String(first) };
};

const toCause = ({ level, parts }: LogCall): string | undefined => {
  const { fields, message } = readCall(parts);
  return toLogCause({ ...fields, cause: fields.err ?? fields.cause, level, message });
};

const warningLevel = 40;

/** The provider's log with at most one warning and error per cause and minute. Call `flush` at the end. */
export const createLimitedLog = (
  level: LoggerOptions['level'],
  destination?: DestinationStream,
): { log: Logger; flush: () => void } => {
  const { report, flush } = createRepeatLimit<LogCall>({
    toCause,
    onRepetition: ({ level }) => getTelemetry().count('suppressedLogs', { level: levels.labels[level] ?? '' }),
    write: ({ logger, parts, write }, { count, of }) => {
      if (count === 1 && of === 'one cause') return write.apply(logger, parts);
      const { fields, message } = readCall(parts);
      return write.apply(logger, [{ ...fields, count, ...(of === 'other causes' && { of }) }, message]);
    },
  });
  const log = createLog(level, destination, {
    logMethod(parts, write, lineLevel) {
      if (lineLevel < warningLevel) write.apply(this, parts);
      else report({ logger: this, level: lineLevel, parts, write });
    },
  });
  return { log, flush };
};
