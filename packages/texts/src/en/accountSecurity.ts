/** The second step of a sign-in. */
export const secondStepTexts = {
  title: 'Second step',
  lede: 'Your account has a second factor. Enter a code, and you are signed in.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  submit: 'Sign in',
  lost: 'I have lost my authenticator',
};

/** Why a code was not accepted. */
export const codeErrorTexts = {
  missing: 'Enter a code',
  wrong: 'This code is not right. Enter the one that your app shows now, or a recovery code that you have not used',
  used: 'This code was used already. Wait until your app shows the next one',
  clock:
    'The clock of your device and ours differ, so this code is not valid now. Set the time of your device to automatic and try the next code, or enter a recovery code',
};

/** The same while an app is set up, when recovery codes do not count. */
export const newAppErrorTexts = {
  ...codeErrorTexts,
  wrong: 'This code is not right. Enter the one that your app shows now for the key on this page',
  clock:
    'The clock of your device and ours differ, so this code is not valid now. Set the time of your device to automatic and try the next code',
};

export const tooManyCodes = (wait: string): string => `There were too many wrong codes. Wait ${wait} and try again`;

/** What to do without the authenticator. */
export const lostAuthenticatorTexts = (contact: string): { title: string; text: string; link: string } => ({
  title: 'You have lost your authenticator',
  text: `Your account and everything in it are still there. Enter one of your recovery codes instead of the code of the app; each works once. A new password does not replace the second factor. If you have no recovery code left, contact us: ${contact}. We check that the account is yours and remove the second factor, and your password signs you in again.`,
  link: 'Enter a recovery code',
});

/** The page about second factors. */
export const securityPageTexts = {
  title: 'Sign-in and security',
  lede: 'With a second factor, someone who knows your password still cannot sign in.',
  on: 'Two-step sign-in is on',
  off: 'Two-step sign-in is off',
  back: 'Back to my account',
  saved: {
    required: 'Set up an authenticator app or a passkey first: your account needs a second step.',
    'app-begun': 'Scan the code with your app, then confirm it.',
    'app-expired': 'The key has expired. Set up the app again.',
    'app-added': 'The authenticator app is added.',
    'app-removed': 'The authenticator app is removed.',
    'passkey-begun': 'Give the passkey a name and create it.',
    'passkey-expired': 'Creating the passkey took too long. Begin again.',
    'passkey-refused': 'The passkey was not added: it belongs to another address, or is there already. Begin again.',
    'passkey-added': 'The passkey is added.',
    'passkey-removed': 'The passkey is removed here. Remove it from your device too.',
    'codes-stored': 'Two-step sign-in is on.',
  },
  app: 'Authenticator app',
  appOff: 'An app on your phone shows a code of six digits that changes every 30 seconds.',
  appBegin: 'Set up an app',
  appScan: 'Scan this code with your app:',
  qr: 'QR code with the key of your account',
  appKey: 'Or enter this key:',
  appCode: 'Code that the app shows',
  appConfirm: 'Confirm',
  appOn: 'Signing in asks for a code of your app.',
  appRemove: 'Remove the app',
  codes: 'Recovery codes',
  codesLeft: (codes: number): string =>
    `You have ${codes} unused recovery code${codes === 1 ? '' : 's'}. Each signs you in once without the second factor.`,
  codesRenew: 'Make new codes',
  newCodes: 'Your recovery codes',
  newCodesLede:
    'Store them now, away from your phone: they are shown only once. Each signs you in once if you lose your second factor. Earlier codes no longer work.',
  codesStored: 'I have stored them',
};

/** The change of an account's address. */
export const addressTexts = {
  title: 'Email address',
  lede: (address: string): string =>
    `You sign in with ${address}. A new address must be confirmed from both mailboxes.`,
  newAddress: 'New email address',
  change: 'Change address',
  same: 'This is already the address of your account',
  confirmTitle: 'New email address',
  confirmLede: 'One press of the button, here and in the mail to the other address.',
  newAddressIs: 'The new address is',
  notYou: 'If you did not ask for this, close this page: nothing changes.',
  confirm: 'Confirm the new address',
  toAccount: 'My account',
  messages: {
    sent: {
      title: 'Check both mailboxes',
      text: 'We have written to your present address and to the new one. Follow both links within a day. Until then nothing changes.',
    },
    halfConfirmed: {
      title: 'One of two confirmed',
      text: 'Now follow the link in the mail to the other address. Until then nothing changes.',
    },
    changed: {
      title: 'Your address is changed',
      text: 'From now on you sign in with the new address. Your password and everything else stay as they are.',
    },
    notChanged: {
      title: 'Your address was not changed',
      text: 'Another account has this address by now. Your account keeps its present one.',
    },
  },
};

/** Passkeys on the account and sign-in pages. */
export const passkeyTexts = {
  title: 'Passkeys',
  lede: 'A passkey signs you in with the fingerprint, face or PIN of your device, without a password. It works only at the address where you create it.',
  begin: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'For example the device. Left empty, it is your browser.',
  create: 'Create the passkey now',
  notCreated: 'No passkey was created. Your device may not support them, or you canceled. You can try again.',
  needsScripts: 'Creating a passkey needs JavaScript. Everything else here works without it.',
  yours: 'Your passkeys',
  facts: (host: string, created: string, used: string | null): string =>
    `For ${host}, created ${created}, ${used ? `last used ${used}` : 'not used yet'}`,
  choose: 'Choose a passkey',
  remove: 'Remove the chosen passkey',
  signInLede: 'Or without a password:',
  signIn: 'Sign in with a passkey',
  signInFailed: 'Your device gave no passkey for this site. Try again, or sign in with your password.',
};

/** Why a passkey did not sign in. */
export const passkeyErrorTexts = {
  expired: 'Signing in with the passkey took too long. Try again.',
  invalid: 'This passkey could not be checked. Try again, or sign in with your password.',
  'other-origin':
    'This passkey belongs to another address. Sign in with your password, and add a passkey for this address in your account.',
  unknown:
    'This passkey was removed from your account. Sign in with your password, and remove it from your device too.',
};
