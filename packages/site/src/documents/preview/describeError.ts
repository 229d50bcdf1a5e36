import type { PageError } from '../../framework/result';

const lines = (cause: unknown): string[] => {
  if (!(cause instanceof Error)) return cause === undefined ? [] : [String(cause)];
  return [cause.stack ?? cause.message, ...lines(cause.cause).map((line) => `caused by ${line}`)];
};

/** The raw detail of an error for internal users (§2.4), at most 8,000 characters; undefined for 404. */
export const describeError = (error: PageError): string | undefined => {
  switch (error.kind) {
    case 'not-found':
      return undefined;
    case 'incomplete-query':
      return `The query lacks ${error.missing.join(', ')}.`;
    case 'unavailable':
      return ['The content service returned no usable response.', ...lines(error.cause)].join('\n').slice(0, 8_000);
    default:
      return error satisfies never;
  }
};
