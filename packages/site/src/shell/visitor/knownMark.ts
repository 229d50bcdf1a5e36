import { mayBeSignedIn, readVisitorCookies } from '@masthead/auth';
import { browserLimits as limits } from '@masthead/config/limits';

const { customerId, session } = limits.cookies;
const [ipAddress, userAccess] = session;

/**
 * Runs before the first paint: a reader whose cookies may sign them in gets `data-visitor="known"` on `<html>`, and
 * styles leave out what would have to go again. It is the same text for everyone.
 */
export const knownVisitorScript = `(c=>{/(^|; )${customerId}=[^;]/.test(c)||/(^|; )${ipAddress}=[^;]/.test(c)&&/(^|; )${userAccess}=[^;]/.test(c)?document.documentElement.dataset.visitor="known":0})(document.cookie)`;

/** What the script asks, for a page that is looked at again: a reader may have signed in in another tab. */
export const mayBeKnown = (cookies: string): boolean => mayBeSignedIn(readVisitorCookies(cookies));

/** Whether the script found one. */
export const isMarkedKnown = (root: HTMLElement): boolean => root.dataset['visitor'] === 'known';

/** Marks a reader who has signed in since the page was opened. */
export const markKnown = (root: HTMLElement): void => {
  root.dataset['visitor'] = 'known';
};

/** Takes the mark away: the cookies said more than was true. */
export const unmarkKnown = (root: HTMLElement): void => {
  delete root.dataset['visitor'];
};
