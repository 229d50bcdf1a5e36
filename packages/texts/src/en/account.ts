export const signInTexts = {
  signIn: 'Sign In',
};

export const readingButtonTexts = {
  save: 'Save',
  saved: 'Saved',
  follow: 'Follow',
  following: 'Following',
};
