/** Pages without scripts, for responses that the site does not render. */
export const plainPageTexts = {
  home: 'Home page',
  requestTooLong: {
    title: 'This address is too long',
    advice:
      'Please shorten it: a search takes a few words. If you only followed a link, delete the cookies of this site and try again.',
  },
  tooManyPages: {
    title: 'Too many pages at once',
    advice:
      'This network has requested very many pages within a minute. Please wait a moment, then load the page again.',
  },
  overloaded: {
    title: 'The site is very busy',
    advice: 'More pages are requested than we can prepare. Please wait a moment, then load the page again.',
  },
  noData: {
    title: 'This address does not accept data',
    advice: 'Go back and use the form of the page. If you followed a link, open the home page.',
  },
  moved: { title: 'This page has moved', advice: 'Your browser follows it to its new address.' },
  noEditor: {
    title: 'This preview needs an editor’s identity',
    advice:
      'The link has expired, or it is not complete. Open the preview again from the content system, or open the page without the preview.',
  },
};
