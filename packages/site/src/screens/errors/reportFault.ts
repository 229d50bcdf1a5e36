/** A fault that reached an error boundary in the browser; `digest` names the server's log line. */
export type BrowserFault = Error & { digest?: string };

/** Tells the browser's console what failed; the server's own faults are in its log under the digest. */
export const reportFault = ({ message, digest }: BrowserFault): void => console.error('This page failed in the browser.', { message, digest });
