export const signInTexts = {
  signIn: 'Sign In',
};

export const readingButtonTexts = {
  save: 'Save',
  follow: 'Follow',
  saved: 'Saved',
  following: 'Following',
};
