/** Type of the window's event for an error that an error boundary caught; its `detail` is the error. */
export const pageErrorEvent = 'masthead:page-error';

/** Notifies the progress bar and the chunk guard of an error that an error boundary caught. */
export const dispatchPageError = (error: Error): void => {
  window.dispatchEvent(new CustomEvent(pageErrorEvent, { detail: error }));
};
