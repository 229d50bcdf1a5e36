import type { PageError } from '../../framework/result';

const lines = (cause: unknown): string[] => {
  if (!(cause instanceof Error)) return cause === undefined ? [] : [String(cause)];
  return [cause.stack ?? cause.message, ...lines(cause.cause).map((line) => `caused by ${line}`)];
};

/** The raw detail of a fault for internal users (SPEC §2.4), as long as a screen can show. */
export const describeError = (error: PageError): string | undefined => {
  switch (error.kind) {
    case 'not-found':
      return undefined;
    case 'incomplete-query':
      return `The query lacks ${error.missing.join(', ')}.`;
    case 'unavailable':
      return ['The content service gave no usable answer.', ...lines(error.cause)].join('\n').slice(0, 8_000);
    default:
      return error satisfies never;
  }
};
