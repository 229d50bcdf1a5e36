/** Header, footer and fields of the pages of accounts. */
export const storeFrameTexts = {
  homeOf: (brand: string): string => `${brand}: home page`,
  account: 'Account',
  myAccount: 'My account',
  signOut: 'Sign out',
  signIn: 'Sign in',
  register: 'Register',
  legal: 'Legal and help',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  contact: 'Contact',
  help: 'Help:',
  skip: 'Skip to content',
  error: (title: string): string => `Error: ${title}`,
};

export const storeFieldTexts = {
  optional: '(optional)',
  correct: (errors: number): string => `Correct ${errors === 1 ? 'this' : 'these'} and try again`,
  firstName: 'First name',
  lastName: 'Last name',
  middleName: 'Middle name',
  jobTitle: 'Job title',
  company: 'Company',
  country: 'Country',
  notSpecified: 'Not specified',
  email: 'Email address',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. Long is better than complicated.',
  newsletters: 'Newsletters',
};

export const accountPageTexts = {
  saved: {
    profile: 'Your profile is saved.',
    newsletters: 'Your newsletters are saved.',
    digest: 'Your digest is saved.',
    password: 'Your password is changed, and every other browser is signed out.',
    sessions: 'Every other browser is signed out.',
    'sessions-chosen': 'The browsers that you chose are signed out.',
    ordered: 'Thank you. Your subscription has started, and the receipt is on its way by email.',
    canceled: 'Your subscription is canceled, and a confirmation is on its way by email.',
    welcome: 'Your address is confirmed and you are signed in.',
  },
  sections: {
    profile: 'Your profile',
    'email-preferences': 'Email preferences',
    'password-section': 'Password',
    sessions: 'Where you are signed in',
    data: 'Your data',
  },
  hello: 'Hello',
  subscriber: 'Subscriber',
  registrant: 'Registrant',
  active: 'Active',
  subscribe: 'Subscribe',
  profile: 'Profile',
  complete: (percent: number): string => `${percent}% complete`,
  completion: 'Profile completion',
  onThisPage: 'On this page',
  backToPage: 'Back to the page that you came from',
  backTo: (brand: string): string => `Back to ${brand}`,
  saveProfile: 'Save profile',
  newslettersFrom: (brand: string): string => `Newsletters from ${brand}`,
  saveNewsletters: 'Save newsletters',
  noNewsletters: (brand: string): string => `${brand} has no newsletters yet.`,
  digest: 'Email digest of what you follow',
  digestChoices: {
    off: { title: 'No digest' },
    daily: { title: 'Every morning', note: 'At 7 a.m., if there is something new' },
    weekly: { title: 'Every Monday', note: 'The newest stories of the week' },
  } as Record<'off' | 'daily' | 'weekly', { title: string; note?: string }>,
  saveDigest: 'Save digest',
  changePassword: 'Change password',
  sessions: (others: number): string =>
    others === 0 ? 'In this browser only.' : `In this browser and in ${others} other${others === 1 ? '' : 's'}.`,
  sessionsLede: 'Browsers that are signed in',
  thisBrowser: 'This browser',
  device: (browser: string, system: string): string =>
    browser && system ? `${browser} on ${system}` : browser || system || 'Unknown browser',
  lastUsed: (lastUsed: string, signedIn: string): string => `Last used ${lastUsed}, signed in ${signedIn}`,
  signOutChosen: 'Sign out the chosen',
  signOutElsewhere: 'Sign out everywhere else',
  dataLede:
    'Download everything that is stored with your account and its address: profile, newsletters, subscriptions, saved stories, what you follow, your digest, forms, unsent emails, links and browsers.',
  downloadData: 'Download your data',
  deleteTitle: 'Delete your account',
  deleteLede:
    'Your profile, newsletters, saved stories, everything you follow, and the forms and unsent emails with your address are deleted at once, at every publication of the network.',
  accessEnds: (subscription: string): string => ` Your access to ${subscription} ends too.`,
  notUndone: 'This cannot be undone.',
  deleteAccount: 'Delete account',
};

export const confirmPageTexts = {
  choosePassword: 'Choose your password',
  choosePasswordLede: 'One step, and your account is ready.',
  yourAddressIs: 'Your address is',
  notRegistered: 'If you did not register, close this page: no account is created.',
  create: 'Create account and sign in',
  confirmAddress: 'Confirm your address',
  confirmLede: 'One step, and your newsletters are on their way.',
  confirm: 'Confirm',
  addressIs: 'The address is',
  notSignedUp: 'If you did not sign up, close this page: nothing is sent.',
  confirmNewsletters: 'Confirm my newsletters',
};

export const newslettersPageTexts = {
  subscribeTo: (subscription: string): string => `Subscribe to ${subscription}`,
  isActive: 'Your subscription is active. Thank you.',
  call: 'Call',
  write: 'Write to',
  orWrite: 'or write to',
  mention: ', and mention the code',
  joined: '. The subscription is joined to your account',
  so: ', so',
  createOne: 'create one',
  first: ' first',
  title: 'Newsletters',
  heading: 'Newsletters and subscription',
  lede: 'Written by the editors, read before the first meeting. Choose as many as you want.',
  samples: 'See who each is for, with a sample',
  haveAccount: 'Have an account?',
  checked: ', and the newsletters that you already get are checked.',
  sendMe: 'Send me',
  emailHint: 'We will email you a link to confirm it.',
  signUp: 'Sign up',
};

export const registerPageTexts = {
  heading: 'Create your account',
  lede: (tagline: string): string => `${tagline}, arranged for you.`,
  choose: 'Newsletters that you choose',
  chooseText: 'Change your choices here at any time.',
  oneAccount: 'One account for the network',
  oneAccountText: 'The same address and password at every sister publication.',
  free: 'Free of charge',
  freeText: (subscription: string): string =>
    `A subscription to ${subscription} is separate and never starts by itself.`,
  aboutYou: 'About you',
  emailHint: 'We will email you a link to confirm it and to choose your password.',
  agree: 'By creating an account you agree to our',
  agreeEnd: '. Our',
  explains: ' explains how we use your information.',
  continue: 'Continue',
  checkEmail: 'Check your email',
  next: 'What happens next',
  sentTo: 'We have sent a message to',
  yourAddress: 'the address that you entered',
  sentToEnd: '.',
  noEmail:
    'No email after a few minutes? Check your spam folder and the address, and send the form again. Or contact us:',
  backToSignIn: 'Back to sign in',
};

export const signInPageTexts = {
  yourAccount: 'Your account',
  access: (brand: string): string => `Access ${brand}, your newsletters and your subscription.`,
  noAccount: 'No account yet?',
  freeAndQuick: 'It is free and takes a minute.',
  withPassword: 'With your password',
  notSignedIn: 'You are not signed in',
  keepSignedIn: (days: number): string => `Keep me signed in for ${days} days`,
  keepSignedInHint: 'Leave this off on a computer that others use.',
  forgot: 'Forgot your password?',
  forgotLede: 'We will email you a link to choose a new one. It works once and expires after an hour.',
  emailLink: 'Email me a link',
  noLink: 'No link was sent',
  choosePassword: 'Choose a new password',
  choosePasswordLede: (email: string): string => `For ${email}. Every other browser is signed out.`,
  saveAndSignIn: 'Save and sign in',
  signOutQuestion: 'Sign out?',
  signOutLede: 'You will be signed out in this browser.',
};

/** Why a page asks its reader to sign in, by the reading list: a title and what the reader gets. */
export const signInReasons: Readonly<
  Record<'saved' | 'follows' | 'step-expired', readonly [title: string, text: string]>
> = {
  saved: ['Sign in to save this story', 'It is added to your reading list, which you have on all your devices.'],
  follows: [
    'Sign in to follow',
    'New stories and deals of what you follow are on your home page, and in a digest by email if you want one.',
  ],
  'step-expired': ['Please sign in again', 'The second step took too long, or it was finished in another window.'],
};

/** The page of the link that ends a digest. */
export const digestPageTexts = {
  end: 'End your digest',
  endLede: 'You still follow what you follow, and find it in your reading list.',
  unsubscribe: 'Unsubscribe',
  ended: 'Your digest has ended',
  endedLede: 'You receive no further digest. You can choose one again in your reading list.',
  endedBefore: 'This digest has ended',
  endedBeforeLede: 'No digest is sent for this link. You can choose one again in your reading list.',
  list: 'Your reading list',
};
