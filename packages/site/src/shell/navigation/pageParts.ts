/** Id of the element of a document that a navigation replaces the content of: the page without what stays. */
export const pageId = 'page';

/** Id of the live region that announces each new page to screen readers. */
export const announcerId = 'page-announcer';

export const progressBarId = 'page-progress';
