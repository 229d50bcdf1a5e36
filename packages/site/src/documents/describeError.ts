import { inspect } from 'node:util';
import type { PageError } from '../framework/result';

/** The raw detail of an error for internal users (§2.4) and developers, at most 8,000 characters; undefined for 404. */
export const describeError = (error: PageError): string | undefined => {
  switch (error.kind) {
    case 'not-found':
      return undefined;
    case 'incomplete-query':
      return `The query lacks ${error.missing.join(', ')}.`;
    case 'unavailable':
      // In development Next has its stack point to the source.
      return `The page could not be loaded. ${error.cause === undefined ? '' : inspect(error.cause)}`.slice(0, 8_000);
    default:
      return error satisfies never;
  }
};
