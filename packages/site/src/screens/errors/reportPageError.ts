import { dispatchPageError } from '../../shell/navigation/pageErrors';

/** A fault that reached an error boundary in the browser; `digest` names the server's log line. */
export type BrowserError = Error & { digest?: string };

/**
 * Tells the browser's console what failed, and the window, where the progress bar ends as failed and a missing chunk
 * reloads the page (SPEC §4). The server's own faults are in its log under the digest.
 */
export const reportPageError = (error: BrowserError): void => {
  const { message, digest } = error;
  console.error('This page failed in the browser.', { message, digest });
  dispatchPageError(error);
};
