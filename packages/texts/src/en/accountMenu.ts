export const userTexts = {
  accountMenu: 'Account menu',
  reasons: 'An account is free and takes a minute.',
  incomplete: 'profile not complete',
  subscriber: 'Subscriber',
  registrant: 'Registrant',
};

export const alternateUserTexts = {
  incomplete: ', profile not complete',
};

export const readingServiceTexts = {
  unavailable: 'Your reading list cannot be reached just now. Try again later.',
};
