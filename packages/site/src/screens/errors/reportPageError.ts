import { dispatchPageError } from '../../shell/navigation/pageErrors';

/** An error that reached an error boundary in the browser. `digest` identifies the server's log line. */
export type BrowserError = Error & { digest?: string };

/**
 * Logs the error to the console and dispatches it to the window: the progress bar ends as failed, and a missing chunk
 * reloads the page (§4). Errors of the server are in its log under the digest.
 */
export const reportPageError = (error: BrowserError): void => {
  const { message, digest } = error;
  console.error('This page failed in the browser.', { message, digest });
  dispatchPageError(error);
};
