import { toLogCause } from '@masthead/process/log-cause';
import { createRepeatLimit } from '@masthead/process/repeat-limit';
import { getTelemetry } from '@masthead/telemetry';
import { format, stripVTControlCharacters } from 'node:util';
import { log, type LogLine, logOutput } from './log.ts';

/** Lines of a stack trace in the log. Further ones are inside Next and Node. */
const maxStackLines = 12;
const maxLineLength = 500;

/** Converts what Next or React prints to the console, such as an error with its stack trace, to one line of the log. */
export const toLogLine = (level: LogLine['level'], parts: readonly unknown[]): LogLine => {
  const [first = '', ...rest] = stripVTControlCharacters(format(...parts))
    .split('\n')
    .map((line) => line.trim().slice(0, maxLineLength))
    .filter((line) => line !== '');
  return {
    level,
    message: first.replace(/^⨯\s*/, ''),
    ...(rest.length > 0 && { stack: rest.slice(0, maxStackLines) }),
  };
};

/** One line per cause and minute. Next logs some twenty for each request of a failing page. */
export const limitLog = (target: Pick<Console, 'error' | 'warn'> = console): { flush: () => void } => {
  const output = { error: target.error.bind(target), warn: target.warn.bind(target) };
  const { report, flush } = createRepeatLimit<LogLine>({
    toCause: toLogCause,
    onRepetition: ({ level }) => getTelemetry().count('suppressedLogs', { level }),
    write: (line, { count, of }) =>
      output[line.level === 'error' ? 'error' : 'warn'](
        JSON.stringify({ ...line, ...(count > 1 && { count }), ...(of === 'other causes' && { of }) }),
      ),
  });
  logOutput.write = report;
  for (const level of ['error', 'warn'] as const) target[level] = (...parts) => log(toLogLine(level, parts));
  process.once('exit', flush);
  return { flush };
};
