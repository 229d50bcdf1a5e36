import { getRequestContext } from '@masthead/telemetry';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Maximum length of a log line, in characters. */
export const maxLineLength = 32_768;

const delimiters = '\\s"\'<>,;:(){}[\\]\\\\/=';
const wordPattern = new RegExp(`[^${delimiters}]+`, 'g');
const delimiterPattern = new RegExp(`[${delimiters}]`);
const atSignPattern = /@|%(?:25)*40/;
const topLevelDomainPattern = /\.[A-Za-z]{2}/;

/** Whether a part of a word holds a local part, an at sign (perhaps percent-encoded) and a domain. */
const hasAddress = (part: string, isFirst: boolean): boolean => {
  // An at sign at the start of the word has no local part before it.
  const from = isFirst ? 1 : 0;
  const position = part.slice(from).search(atSignPattern);
  return position >= 0 && topLevelDomainPattern.test(part.slice(from + position));
};

/** Characters before an address may belong to its local part, so everything up to the last address is replaced. */
const redactWord = (word: string): string => {
  if (!atSignPattern.test(word)) return word;
  const parts = word.split(/(?=[&?])/);
  const last = parts.findLastIndex((part, index) => hasAddress(part, index === 0));
  return last < 0 ? word : `[address]${parts.slice(last + 1).join('')}`;
};

/**
 * Replaces email addresses in a text, in time linear in its length: each word is read a fixed number of times, and no
 * pattern has two quantifiers that match the same character.
 */
export const redactAddresses = (line: string): string => line.replace(wordPattern, redactWord);

/** Truncates a value for the log at a delimiter, so that no half of an address remains that redaction would miss. */
export const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (end > 0 && !delimiterPattern.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}… (${text.length} characters)`;
};

const lineHeadPattern = /^\{"level":(\d+),"time":(\d+)/;

/** Replaces a line over the limit by a shorter JSON line. pino writes level and time first. */
const limitLine = (line: string): string => {
  if (line.length <= maxLineLength) return line;
  const [, level, time] = lineHeadPattern.exec(line) ?? [];
  return `${JSON.stringify({ level: Number(level), time: Number(time), msg: 'log line truncated', line: truncate(line, maxLineLength / 2) })}\n`;
};

/**
 * Creates the provider's log. The code never logs addresses, tokens or passwords, but errors of the database or of a mail
 * server may quote them: addresses are redacted in every line, rows and parameters are removed from errors. Lines have the
 * id of the current request.
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
