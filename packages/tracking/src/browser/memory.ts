import { consentStorageKey, type ConsentStorage } from '../consent/consentStorage.ts';
import { readCookie } from '../page/cookies.ts';

/** A browser may forbid storage altogether: then it throws when it is only named. */
const attempt = <Value>(action: () => Value): Value | null => {
  try {
    return action();
  } catch {
    return null; // the cookie remembers, or the reader is asked again
  }
};

/** An answer is kept in local storage and in a cookie: browsers forget either at times. */
export const createConsentStorage = (view: Window): ConsentStorage => ({
  read: () => [
    attempt(() => view.localStorage.getItem(consentStorageKey)),
    readCookie(view.document.cookie, consentStorageKey) ?? null,
  ],
  write: (value, maxAgeSeconds) => {
    attempt(() => view.localStorage.setItem(consentStorageKey, value));
    const secure = view.location.protocol === 'https:' ? '; Secure' : '';
    attempt(() => {
      view.document.cookie = `${consentStorageKey}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
    });
  },
});
