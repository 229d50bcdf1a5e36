import type { VisitorTools } from '@masthead/auth';

/**
 * Where the browser asks for the visitor's own data: always at the site's own origin, which hands the question on
 * (SPEC §7.1, §7.2). All end in a slash, as every address of the site: without it each question is asked twice.
 */
const endpoints = {
  graphql: '/api/visitor/graphql/',
  basicUserInfo: '/Registration/JsonWebService.svc/GetBasicUserInfo/',
  demographics: '/userdemographics/',
} as const;

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

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The browser's own parts for the visitor's store. */
export const browserTools = (): Omit<VisitorTools, 'cookieLogin' | 'forget' | 'changed'> => ({
  fetch: (input, init) => fetch(input, init),
  endpoints,
  storage: storageOf('sessionStorage'),
  warn: (message, detail) => console.warn(message, detail),
  wait,
  now: () => performance.now(),
  cookies: () => document.cookie,
});
