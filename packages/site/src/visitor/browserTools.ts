import type { VisitorTools } from '@masthead/auth';
import { visitorEndpoints } from './endpoints';

/** A storage of the browser, or undefined where it is forbidden. */
const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return window[name];
  } catch {
    // A reader who forbids storage is asked about again on every page; all else works.
    return undefined;
  }
};

/** Local and session storage, which a logout clears (SPEC §4). */
export const localStores = (): (Storage | undefined)[] => [storageOf('localStorage'), storageOf('sessionStorage')];

/** The browser's own parts for the visitor's store. */
export const browserTools = (): Pick<VisitorTools, 'customer' | 'session' | 'cookies'> => {
  const ask: typeof fetch = (input, init) => fetch(input, init);
  const warn = (message: string, detail?: unknown): void => console.warn(message, detail);
  return {
    cookies: () => document.cookie,
    customer: {
      fetch: ask,
      endpoint: visitorEndpoints.graphql,
      storage: storageOf('sessionStorage'),
      warn,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: () => performance.now(),
    },
    session: { fetch: ask, endpoints: visitorEndpoints, warn },
  };
};
