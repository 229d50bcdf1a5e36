/** SPEC §9: message max 250 characters. */
export const messageLimit = 250;

/** What the e-mail story service takes (SPEC §3, share form; §7.2). */
export type SharedStory = { email: string; message: string; headline: string; summary: string; emailUrl: string };

/** What a reader types. */
export type ShareDraft = { email: string; message: string };

export type ShareFaults = { email?: string; message?: string };

const addressPattern = /^[^\s@,<>"]+@[^\s@,<>"]+\.[a-z]{2,4}$/i;

/** The addresses between the commas; blanks around them do not count. */
export const addressesOf = (email: string): string[] => email.split(',').map((address) => address.trim());

/** One or more addresses with a local part, @, a domain and a top-level part of 2 to 4 letters (SPEC §5). */
const isAddressList = (email: string): boolean => addressesOf(email).every((address) => addressPattern.test(address));

/** What keeps a draft from being sent, by field (SPEC §5, share by email). */
export const faultsOf = ({ email, message }: ShareDraft): ShareFaults => ({
  ...(email.trim() === '' && { email: 'Enter an email address' }),
  ...(email.trim() !== '' && !isAddressList(email) && { email: 'Invalid email format' }),
  ...(message.length > messageLimit && { message: 'Message exceeds the character limit' }),
});

/** How many characters are left; below zero for a message that is too long. */
export const charactersLeft = (message: string): number => messageLimit - message.length;

/** Text without HTML tags (SPEC §5). A smaller-than sign that begins no tag stays. The service cleans what it gets, too. */
export const withoutTags = (text: string): string => {
  const stripped = text.replace(/<\/?[a-z!][^<>]*>/gi, '');
  return stripped === text ? text : withoutTags(stripped);
};

/** A draft as it is sent: addresses tidied, tags gone from message and summary. */
export const readyToSend = ({ email, message }: ShareDraft, story: Omit<SharedStory, keyof ShareDraft>): SharedStory => ({
  ...story,
  summary: withoutTags(story.summary),
  email: addressesOf(email).join(','),
  message: withoutTags(message),
});
