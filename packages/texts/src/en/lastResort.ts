export const lastResortTexts = {
  whileShowing: 'An error occurred while showing the error page',
  home: 'Home page',
};
