import type * as en from '../en/account.ts';

export const signInTexts: typeof en.signInTexts = {
  signIn: 'Anmelden',
};

export const readingButtonTexts: typeof en.readingButtonTexts = {
  save: 'Merken',
  follow: 'Folgen',
  saved: 'Gemerkt',
  following: 'Gefolgt',
};
