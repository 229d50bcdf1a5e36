/** Session storage: the next visit shows the message again. */
const closed = 'closed';
const getStorageKey = (key: string) => `alert:${key}`;

/** Storage may be blocked; the message is then visible on every page. */
const inStorage = <Answer>(use: (storage: Storage) => Answer): Answer | undefined => {
  try {
    return use(sessionStorage);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return undefined;
  }
};

/** Whether the reader has closed this message earlier in the same visit. */
export const isClosed = (key: string): boolean =>
  inStorage((storage) => storage.getItem(getStorageKey(key))) === closed;

/** Stores that the visitor closed the alert with this key. */
export const rememberClosed = (key: string): void => {
  inStorage((storage) => storage.setItem(getStorageKey(key), closed));
};

/** Escapes a string for an inline script, so that it cannot end the script element. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Inline script that hides its previous sibling before the first paint when the message was closed. */
export const hideWhenClosed = (key: string): string =>
  `try{if(sessionStorage.getItem(${literal(getStorageKey(key))})===${literal(closed)})document.currentScript.previousElementSibling.hidden=true}catch(cause){console.warn('Closed messages cannot be remembered here.',cause)}`;
