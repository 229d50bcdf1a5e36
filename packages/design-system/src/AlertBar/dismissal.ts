/** Stored for a dismissed alert in session storage, so the next visit shows the alert again. */
const dismissed = 'closed';
const getStorageKey = (key: string) => `alert:${key}`;

/** Returns undefined where the browser blocks session storage; the alert is then visible on every page. */
const withSessionStorage = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(sessionStorage);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return undefined;
  }
};

/** Whether the reader has dismissed the alert with this key earlier in the same visit. */
export const isDismissed = (key: string): boolean =>
  withSessionStorage((storage) => storage.getItem(getStorageKey(key))) === dismissed;

/** Stores for the rest of the visit that the reader dismissed the alert with this key. */
export const storeDismissal = (key: string): void => {
  withSessionStorage((storage) => storage.setItem(getStorageKey(key), dismissed));
};

/** Converts a string to a JavaScript literal that cannot end the script element. */
const toScriptLiteral = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Creates the inline script that hides its previous sibling, a dismissed alert, before the first paint. */
export const createHideDismissedScript = (key: string): string =>
  `try{if(sessionStorage.getItem(${toScriptLiteral(getStorageKey(key))})===${toScriptLiteral(dismissed)})document.currentScript.previousElementSibling.hidden=true}catch(cause){console.warn('Session storage is blocked: dismissed alerts appear again on the next page.',cause)}`;
