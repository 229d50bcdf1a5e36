import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const address = /[^\s"'<>,;:(){}[\]\\/=]+(?:@|%40)[^\s"'<>,;:(){}[\]\\/=&?]+\.[A-Za-z]{2,}/g;

/** A line without e-mail addresses, wherever in it they stood. */
export const redactAddresses = (line: string): string => line.replace(address, '[address]');

/**
 * The provider's log. Nobody's address, token or password is written on purpose anywhere; but a message of the database
 * or of a mail server may quote one, so that addresses are taken out of every line, and rows and parameters of errors.
 */
export const createLog = (level: LoggerOptions['level'], destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level: level ?? 'info',
    redact: { paths: ['err.detail', 'err.where', 'err.query', 'err.parameters', 'err.command', 'err.response', 'err.rejected'], remove: true },
    hooks: { streamWrite: redactAddresses },
  };
  return destination ? pino(options, destination) : pino(options);
};
