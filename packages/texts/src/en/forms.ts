export const newsletterTexts = {
  newsletter: (title: string): string => `Newsletter: ${title}`,
  email: 'Email address',
  signUp: 'Sign up',
  audience: 'For:',
  sample: 'Sample edition',
  signUpLabel: 'Sign up for newsletters',
  check: 'Check the newsletters that you want',
  failed: 'We could not send your address. Try again in a few minutes.',
  hint: 'We will email you a link to confirm. Nothing is sent before you open it.',
};

export const nominationTexts = {
  required: (label: string): string => `${label} (required)`,
  company: 'Company of the nominee',
  category: 'Category (required)',
  chooseOne: 'Choose one',
  reasonHint: 'At most 600 words. Include figures with their date and source.',
  witness: 'Someone who can confirm it',
  witnessHint: 'A name, and a phone number or an email address.',
  yourName: 'Your name (required)',
  yourEmail: 'Your email address (required)',
  send: 'Send nomination',
  criteria: 'What the editors look for',
  categories: 'Categories',
  honors: 'Honors',
};

export const newsletterScreenTexts = {
  home: 'Home',
  noneYet: 'There are no newsletters yet',
  firstHere: 'The first one will appear here.',
  choose: 'Choose newsletters',
  lede: 'Free, and as many as you want.',
  newsletters: 'Newsletters',
};

export const formPageTexts = {
  notSent: 'Your form was not sent',
  unavailable:
    'We could not accept it just now. Please go back: your browser still has what you wrote. Then send it again in a few minutes.',
  missing: 'This site does not have it.',
  otherSite: 'It came from another site.',
  tooLong: 'It is too long. Please go back and shorten it.',
  tooMany:
    'Too many forms were sent from your address. Please go back and try again later: your browser still has what you wrote.',
  invalid: (message: string): string => `${message}. Please go back: your browser still has what you wrote.`,
  notUnderstood: 'Something in it could not be understood. Please go back and check what you wrote.',
};

export const accountPageTexts = {
  unreachable: 'Your account cannot be reached just now',
  unreachableAdvice: 'Please go back and try again in a few minutes: your browser still has what you wrote.',
  notAccepted: 'We could not accept your form',
  tooLong: 'It is too long. Please go back and shorten it: your browser still has what you wrote.',
  otherSite: 'It was sent from a page of another site. Open the page here and send it again.',
};
