/** The event by which an error screen tells the window that a page failed, with the error as its detail. */
export const faultEvent = 'masthead:fault';

/** Tells the progress bar and the chunk guard of a fault that an error boundary caught. */
export const announceFault = (error: Error): void => {
  window.dispatchEvent(new CustomEvent(faultEvent, { detail: error }));
};
