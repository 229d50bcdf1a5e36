/** How long to wait: "30 seconds", "5 minutes", "2 hours". */
export const toWaitText = (seconds: number): string => {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

export const storeErrorTexts = {
  enterEmail: 'Enter your email address',
  invalidEmail: 'Enter an email address like name@example.com',
  enterPassword: 'Enter your password',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  currentPassword: 'Enter your current password',
  wrongPassword: 'This is not your current password',
  chooseNewsletter: 'Choose at least one newsletter',
  chooseSession: 'Choose at least one browser',
  accountDisabled: (contact: string): string =>
    `This account is closed. To have it opened again, contact us: ${contact}.`,
  changedForm: 'This form has changed. Reload its page and send it again',
  tooManyForms: (wait: string): string =>
    `Too many forms were sent from your network. Wait ${wait} and send this one again`,
  tooManyLinks: (wait: string): string => `Too many forms were sent from your network. Wait ${wait} and try again.`,
  signInFailed:
    'The email address or the password is not right. If you have just registered, first open the link that we emailed you.',
  tooManyAttempts: (wait: string): string =>
    `There were too many attempts. Wait ${wait} and try again. The account is not locked: a browser that has signed in to it before gets in, and so does a link by email (below).`,
  tooManyAttemptsInAccount: (wait: string): string =>
    `There were too many attempts. Wait ${wait} and try again. The account is not locked: a browser that has signed in to it before gets in, and so does a link by email.`,
};

/** Messages of a sign-up in a story, where the reader stays. */
export const signUpTexts = {
  sent: (email: string): string =>
    `We have emailed a link to ${email}. Open it, and the newsletter begins to arrive. If you already get it, nothing changes.`,
  added: 'You are signed up. The newsletter comes to the address of your account.',
  already: 'You already get this newsletter, at the address of your account.',
};

export const passwordTexts = {
  enter: 'Enter a password',
  tooShort: (characters: number): string => `Use at least ${characters} characters for your password`,
  tooLong: (characters: number): string => `Use at most ${characters} characters for your password`,
  isEmail: 'Choose a password that is not your email address',
  tooUniform: 'Choose a password with more different characters',
  isPublication: 'Choose a password that is not the name of this publication',
  breached:
    'This password was found in a list of stolen passwords. Choose another one, for example three unrelated words',
  tooCommon: 'This password is too common and easy to guess. Choose another one, for example three unrelated words',
};

export const storeMessageTexts = {
  deleted: {
    title: 'Your account is deleted',
    text: 'Your profile, your newsletters, your reading list and your digest are deleted too. We have sent you an email that confirms it.',
    link: 'Home page',
  },
  newslettersConfirmed: {
    title: 'Your newsletters are confirmed',
    text: 'They arrive from the next issue on. With a password you can change your choices here at any time.',
    choosePassword: 'Choose a password',
    myNewsletters: 'My newsletters',
  },
  alreadyRegistered: {
    title: 'You already have an account',
    text: 'Sign in with its password, or have a link emailed to you to choose another one.',
    link: 'Go to sign in',
  },
  staleLink: {
    title: 'This link no longer works',
    text: 'It was used already, or it has expired. Open the latest link in your email again, or go to sign in and have a new one sent to you.',
    link: 'Go to sign in',
  },
  notFound: {
    title: 'This page could not be found',
    text: 'There is no page at this address.',
    link: 'Home page',
  },
  otherSite: {
    title: 'We could not accept your form',
    text: 'It was sent from a page of another site. Open the page here and send it again.',
    link: 'Home page',
  },
  tooLong: {
    title: 'We could not accept your form',
    text: 'It is too long or not a valid form. Go back: your browser still has what you entered.',
    link: 'Home page',
  },
  nextAfterNewsletters: 'Open it and follow the link, and the newsletters begin to arrive.',
  nextAfterForgot:
    'If there is an account with this address, the link in it lets you choose a new password within an hour.',
  nextAfterRegister: 'Open it and follow the link to choose your password.',
};

export const listMessageTexts = {
  full: {
    saved: (stories: number): string =>
      `You have saved ${stories} stories, the most that a reading list holds. Remove some and try again.`,
    follows: (pages: number): string =>
      `You follow ${pages} pages, the most that an account can follow. Unfollow some and try again.`,
  },
  tooMany: 'Too many changes. Try again later.',
  missing: 'There is no story, stream or author with this address.',
  notChanged: 'Your reading list was not changed',
  title: 'Your reading list',
  signIn: 'Sign in to save and follow.',
};
