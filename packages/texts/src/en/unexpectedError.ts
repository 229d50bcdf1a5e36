export const unexpectedTexts = {
  title: 'Unexpected Error',
  lead: 'An unexpected error has occured. Please try again later.',
  home: 'Home page',
};
