/** A change of an account's security that its owner learns of by mail. */
export type SecurityChange =
  | 'app-added'
  | 'app-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'address-changed'
  | 'passkey-added'
  | 'passkey-removed';

/** A mail: its subject and content. Links are labels. */
type MailText = { subject: string; title: string; paragraphs: string[]; link: string };

const securityChanges: Readonly<Record<SecurityChange, string>> = {
  'app-added': 'An authenticator app was added',
  'app-removed': 'The authenticator app was removed',
  'recovery-codes-renewed': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used to sign in',
  'address-changed': 'The email address was changed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
};

export const storeMailTexts = {
  notRequested:
    'If you did not request this, ignore this email: nothing changes, and no one has seen any of your data.',
  confirmAccount: (brand: string, subscription: string, summary: string): MailText => ({
    subject: `Confirm your account at ${brand}`,
    title: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand}. Follow the link within two days to confirm this address and choose your password. Your account is ready after that.`,
      `A subscription to ${subscription} is separate. ${summary}`,
    ],
    link: 'Choose your password',
  }),
  alreadyRegistered: (brand: string): MailText => ({
    subject: `You have an account at ${brand}`,
    title: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, has just tried to register with this address. It already has an account, so no second one was created and nothing was changed.',
      'Sign in as usual. If you have forgotten your password, the sign-in page emails you a link to choose another one.',
    ],
    link: 'Sign in',
  }),
  confirmNewsletters: (brand: string, titles: string): MailText => ({
    subject: `Confirm your newsletters from ${brand}`,
    title: 'Confirm your newsletters',
    paragraphs: [`You chose: ${titles}. Follow the link within two days, and they begin to arrive.`],
    link: 'Confirm my newsletters',
  }),
  resetPassword: (brand: string): MailText => ({
    subject: `Choose a new password for ${brand}`,
    title: 'Choose a new password',
    paragraphs: ['Follow the link within an hour. It works once.'],
    link: 'Choose a new password',
  }),
  noAccount: (brand: string): MailText => ({
    subject: `No account with this address at ${brand}`,
    title: 'There is no account with this address',
    paragraphs: [
      'Someone, most likely you, has requested a new password. There is no account with this address; perhaps you registered with another one.',
    ],
    link: 'Create an account',
  }),
  passwordChanged: (brand: string, contact: string): MailText & { footnote: string } => ({
    subject: `Your password at ${brand} was changed`,
    title: 'Your password was changed',
    paragraphs: [
      'Every other browser was signed out.',
      `If this was not you, choose another password at once and contact us: ${contact}.`,
    ],
    link: 'Choose another password',
    footnote: 'You receive this because the password of your account was changed.',
  }),
  securityChanged: (brand: string, change: SecurityChange, contact: string): MailText & { footnote: string } => ({
    subject: `Security of your account at ${brand}`,
    title: securityChanges[change],
    paragraphs: [`If this was not you, choose another password at once and contact us: ${contact}.`],
    link: 'Check your account',
    footnote: 'You receive this because the security of your account was changed.',
  }),
  newDevice: (brand: string, device: string, time: string, contact: string): MailText & { footnote: string } => ({
    subject: `New sign-in to your account at ${brand}`,
    title: 'A new browser has signed in',
    paragraphs: [
      `${device}, ${time}. The address from which it came is not recorded.`,
      `If this was you, there is nothing to do. If not, choose another password at once, which signs out every browser, and contact us: ${contact}.`,
    ],
    link: 'Choose another password',
    footnote: 'You receive this because a browser signed in to your account for the first time.',
  }),
  approveAddress: (brand: string, newAddress: string, contact: string): MailText & { footnote: string } => ({
    subject: `Approve the new address of your account at ${brand}`,
    title: 'Approve your new email address',
    paragraphs: [
      `Your account is to have the address ${newAddress}. Follow the link within a day to approve this. The new address must confirm it too.`,
      `If this was not you, do not follow the link, choose another password at once, and contact us: ${contact}.`,
    ],
    link: 'Approve the new address',
    footnote: 'You receive this because a new address was entered in your account.',
  }),
  confirmAddress: (brand: string): MailText => ({
    subject: `Confirm your new address at ${brand}`,
    title: 'Confirm your new email address',
    paragraphs: [
      'Follow the link within a day to use this address for your account. The present address must approve it too.',
    ],
    link: 'Confirm this address',
  }),
  addressTaken: (brand: string): MailText => ({
    subject: `You have an account at ${brand}`,
    title: 'This address has an account already',
    paragraphs: [
      'Someone, most likely you, wanted to use this address for another account. It has an account already, so nothing was changed.',
      'To use the address there, sign in to the account that has it and delete that first.',
    ],
    link: 'Sign in',
  }),
  accountDeleted: (brand: string, contact: string): MailText & { footnote: string } => ({
    subject: `Your account at ${brand} was deleted`,
    title: 'Your account was deleted',
    paragraphs: [
      'Your profile, your newsletters, your reading list and your digest were deleted with it. You can register with this address again at any time.',
      `If this was not you, contact us: ${contact}.`,
    ],
    link: `Go to ${brand}`,
    footnote: 'You receive this because the account with this address was deleted. It is the last email about it.',
  }),
};

export const formMailTexts = {
  noSender: 'The sender did not enter an email address.',
  repliesTo: (sender: string): string => `Replies to this email go to the sender, ${sender}.`,
  receivedBy: (brand: string): string => `${brand} received your form`,
  received: 'We received your form',
  requested: 'You requested this document.',
  thanks: 'Thank you. We received your form and will reply if needed.',
  openDocument: 'Open the document',
  footnote: (brand: string, support: string): string =>
    `Someone entered this address in a form at ${brand}. If it was not you, ignore this email: the address was not added to any list. Questions: ${support}`,
};

export const storyMailTexts = {
  note: (message: string): string => `A note from the reader who sent you this story:\n${message}`,
  read: (brand: string): string => `Read the story at ${brand}`,
  footnote: (brand: string): string =>
    `A reader of ${brand} entered your address to send you this story. It was used for this message only.`,
};

export const digestMailTexts = {
  daily: {
    title: 'New today in what you follow',
    footnote: (brand: string): string =>
      `You receive this email because you follow markets, topics or authors at ${brand} and chose a daily digest.`,
  },
  weekly: {
    title: 'New this week in what you follow',
    footnote: (brand: string): string =>
      `You receive this email because you follow markets, topics or authors at ${brand} and chose a weekly digest.`,
  },
  subject: (newest: string, others: number): string => (others > 0 ? `${newest}, and ${others} more` : newest),
  list: 'Your reading list',
  unsubscribe: 'Unsubscribe',
};
