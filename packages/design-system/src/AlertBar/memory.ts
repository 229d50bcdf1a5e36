/** Closed for this visit: the next one shows the message again. */
const closed = 'closed';
const nameOf = (key: string) => `alert:${key}`;

/** Storage may be refused; the message is then shown on every page, as if nobody had closed it. */
const inStorage = <Answer>(use: (storage: Storage) => Answer): Answer | undefined => {
  try {
    return use(sessionStorage);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    return undefined;
  }
};

/** Whether the reader has closed this message on an earlier page of the same visit. */
export const isClosed = (key: string): boolean => inStorage((storage) => storage.getItem(nameOf(key))) === closed;

/** Stores that the visitor closed the alert with this key. */
export const rememberClosed = (key: string): void => {
  inStorage((storage) => storage.setItem(nameOf(key), closed));
};

/** A string inside a script of the page: nothing in it can end the script. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Hides the element before it, if its message was closed, before anything is painted. */
export const hideWhenClosed = (key: string): string =>
  `try{if(sessionStorage.getItem(${literal(nameOf(key))})===${literal(closed)})document.currentScript.previousElementSibling.hidden=true}catch(cause){console.warn('Closed messages cannot be remembered here.',cause)}`;
