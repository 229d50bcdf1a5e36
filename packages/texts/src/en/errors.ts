export const errorTexts = {
  unexpected: 'An unexpected error has occured.',
};

export const notFoundTexts = {
  error: 'ERROR',
  notFound: 'This page could not be found',
  home: 'Home page',
  notWorking: 'Something on our site is not working as it should',
  moved: 'The page was removed or has moved to a new address',
  oldLink: 'You followed an old link or bookmark',
  mistyped: 'The URL was mistyped',
  unmatched: 'This page could not be found.',
  missing: "We can't seem to find the page you're looking for.",
  title: 'Page Not Found',
  question: 'What may have happened',
  goBack: 'Go back',
  subscribe: 'SUBSCRIBE',
};

export const serverErrorTexts = {
  home: 'Home page',
  title: 'Server error',
  lead: 'We could not load this page. The error is ours, and we have been notified. Try again in a minute.',
  tryAgain: 'Try again',
  moreToRead: 'More to read',
  latestStories: 'Latest stories',
  reference: 'Reference:',
  detail: 'Error detail',
};

export const errorMetadataTexts = {
  notFound: '404 Page Not Found',
  serverError: 'Server error',
};

export const previewTexts = {
  forbidden:
    'The link has expired, or it is not complete. Open the preview again from the content system, or open the page without the preview.',
  refused:
    'The address names a preview service that is not one of this publication’s. No request was made to it. Check the address, or open the page without the preview.',
  title: 'This preview cannot be shown',
  preview: 'Preview',
  of: (host: string): string => `Preview of ${host}. Links lead on inside it.`,
  leave: 'Leave the preview',
  refusedTitle: 'Preview refused',
};

export const unexpectedTexts = {
  title: 'Unexpected Error',
  lead: 'An unexpected error has occured. Please try again later.',
  home: 'Home page',
};

export const lastResortTexts = {
  whileShowing: 'An error occurred while showing the error page',
  home: 'Home page',
};
