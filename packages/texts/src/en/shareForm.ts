export const emailFormTexts = {
  exceeded: 'Character count exceeded',
  remaining: (left: number): string => `${left} characters remaining`,
  sent: 'Thank you! This article has been shared.',
  failed: 'Unable to send emails at this time. Please try again later.',
  correct: 'Correct these errors and try again:',
  byEmail: 'Share by email',
  title: 'Email this article',
  close: 'Close',
  addresses: 'Email addresses',
  separate: 'Separate several with commas.',
  message: 'Message',
  sending: 'sending...',
  send: 'Send',
};

export const shareRuleTexts = {
  enterAddress: 'Enter an email address',
  invalid: 'Invalid email format',
  tooMany: (count: number): string => `Send to at most ${count} addresses at a time`,
  tooLong: 'Message exceeds the character limit',
  /** In place of a link that a reader has typed into a message. */
  removedLink: '[link removed]',
};
