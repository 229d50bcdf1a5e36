/** SPEC §9: message max 250 characters. */
export const messageLimit = 250;

/** What the e-mail story service takes (SPEC §3, share form; §7.2). */
export type SharedStory = { email: string; message: string; headline: string; summary: string; emailUrl: string };

/** What a reader types. */
export type ShareDraft = { email: string; message: string };

/** Error messages by field. */
export type ShareFaults = { email?: string; message?: string };

/** What became of a message: what the service refuses at a field is told there, like a fault of the draft; anything else has failed. */
export type ShareOutcome = 'sent' | 'failed' | { refused: ShareFaults };

/** As the e-mail story service has it: a local part, @, a domain and a top-level part of 2 to 4 letters (SPEC §5). */
const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,4}$/i;

/** So many people at a time; the service takes no more. */
const mostRecipients = 10;
/** No mailbox has a longer one. */
const longestAddress = 254;

/** The addresses between the commas; blanks around them do not count. */
export const addressesOf = (email: string): string[] => email.split(',').map((address) => address.trim());

const emailFault = (email: string): string | undefined => {
  const addresses = addressesOf(email);
  if (email.trim() === '') return 'Enter an email address';
  if (!addresses.every((address) => address.length <= longestAddress && addressPattern.test(address)))
    return 'Invalid email format';
  // The same one twice is one.
  return new Set(addresses.map((address) => address.toLowerCase())).size > mostRecipients
    ? `Send to at most ${mostRecipients} addresses at a time`
    : undefined;
};

/** What keeps a draft from being sent, by field (SPEC §5, share by email). */
export const faultsOf = ({ email, message }: ShareDraft): ShareFaults => {
  const fault = emailFault(email);
  return {
    ...(fault && { email: fault }),
    ...(charactersLeft(message) < 0 && { message: 'Message exceeds the character limit' }),
  };
};

/** How many characters are left, as people count them: an emoji is one. Below zero for a message that is too long. */
export const charactersLeft = (message: string): number => messageLimit - [...message].length;

/** Text without HTML tags (SPEC §5). A smaller-than sign that begins no tag stays. The service cleans what it gets, too. */
export const withoutTags = (text: string): string => {
  const stripped = text.replace(/<\/?[a-z!][^<>]*>/gi, '');
  return stripped === text ? text : withoutTags(stripped);
};

/** A draft as it is sent: addresses tidied, tags gone from message and summary. */
export const readyToSend = (
  { email, message }: ShareDraft,
  story: Omit<SharedStory, keyof ShareDraft>,
): SharedStory => ({
  ...story,
  summary: withoutTags(story.summary),
  email: addressesOf(email).join(','),
  message: withoutTags(message),
});
