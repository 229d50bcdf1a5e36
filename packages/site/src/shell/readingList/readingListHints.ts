/** Local storage key: the reader follows a market, so the home page reserves the space of the strip of markets. */
export const followsMarketsKey = 'masthead-markets';

/** Session storage key: the path of the page that a signed-out reader wanted to save or follow. */
export const pendingPathKey = 'masthead-pending';

/** The reading list at the site's origin. It ends in a slash: other addresses are redirected. */
export const readingListUrl = '/Registration/JsonWebService.svc/ReadingList/';

/** Stores the page that the reader wants to add, until after the sign-in. */
export const setPendingPath = (path: string): void => {
  try {
    sessionStorage.setItem(pendingPathKey, path);
  } catch {
    // Without storage the reader presses the button again: the form leads to the sign-in page and back.
  }
};
