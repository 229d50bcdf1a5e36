import { memoryName, type Memory } from '../consent/memory.ts';
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
export const browserMemory = (view: Window): Memory => ({
  read: () => [
    attempt(() => view.localStorage.getItem(memoryName)),
    readCookie(view.document.cookie, memoryName) ?? null,
  ],
  write: (value, maxAgeSeconds) => {
    attempt(() => view.localStorage.setItem(memoryName, value));
    const secure = view.location.protocol === 'https:' ? '; Secure' : '';
    attempt(() => {
      view.document.cookie = `${memoryName}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
    });
  },
});
