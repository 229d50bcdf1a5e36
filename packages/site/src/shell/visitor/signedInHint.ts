import { mayBeSignedIn, readVisitorCookies } from '@masthead/auth';
import { visitorCookies } from '@masthead/config/cookies';

const { customerId, session } = visitorCookies;
const [ipAddress, userAccess] = session;

/**
 * Inline script (§4). Runs before the first paint: sets `data-visitor="known"` on `<html>` when the cookies may
 * belong to a signed-in visitor, so that styles hide sign-in prompts without a layout shift. The text is the same for
 * everyone.
 */
export const signedInHintScript = `(c=>{/(^|; )${customerId}=[^;]/.test(c)||/(^|; )${ipAddress}=[^;]/.test(c)&&/(^|; )${userAccess}=[^;]/.test(c)?document.documentElement.dataset.visitor="known":0})(document.cookie)`;

/** The script's condition, evaluated again: a visitor may have signed in in another tab. */
export const hasSignInCookies = (cookies: string): boolean => mayBeSignedIn(readVisitorCookies(cookies));

export const hasSignedInHint = (root: HTMLElement): boolean => root.dataset['visitor'] === 'known';

/** Sets the hint for a visitor who signed in after the page was opened. */
export const setSignedInHint = (root: HTMLElement): void => {
  root.dataset['visitor'] = 'known';
};

/** Removes the hint when the cookies turn out to be expired. */
export const clearSignedInHint = (root: HTMLElement): void => {
  delete root.dataset['visitor'];
};
