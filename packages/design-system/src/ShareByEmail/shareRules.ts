/** SPEC §9: message max 250 characters. */
export const messageLimit = 250;

/** The request of the email story service (SPEC §3, share form; §7.2). */
export type SharedStory = { email: string; message: string; headline: string; summary: string; emailUrl: string };

/** The form's input. */
export type ShareDraft = { email: string; message: string };

/** Error messages by field. */
export type ShareFaults = { email?: string; message?: string };

/**
 * The outcome of sending. Fields that the service rejects are displayed like validation errors; anything else is a
 * failure.
 */
export type ShareOutcome = 'sent' | 'failed' | { refused: ShareFaults };

/** The email story service's rule: local part, @, domain, top-level domain of 2 to 4 letters (SPEC §5). */
const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,4}$/i;

/** Maximum number of recipients of the service. */
const mostRecipients = 10;
/** Maximum length of an email address. */
const longestAddress = 254;

/** Splits addresses at commas and trims them. */
export const addressesOf = (email: string): string[] => email.split(',').map((address) => address.trim());

const emailFault = (email: string): string | undefined => {
  const addresses = addressesOf(email);
  if (email.trim() === '') return 'Enter an email address';
  if (!addresses.every((address) => address.length <= longestAddress && addressPattern.test(address)))
    return 'Invalid email format';
  // Duplicates are removed.
  return new Set(addresses.map((address) => address.toLowerCase())).size > mostRecipients
    ? `Send to at most ${mostRecipients} addresses at a time`
    : undefined;
};

/** Validates a draft and returns error messages by field (SPEC §5, share by email). */
export const faultsOf = ({ email, message }: ShareDraft): ShareFaults => {
  const fault = emailFault(email);
  return {
    ...(fault && { email: fault }),
    ...(charactersLeft(message) < 0 && { message: 'Message exceeds the character limit' }),
  };
};

/** The number of characters left, counted in graphemes: an emoji is one. Negative for a message that is too long. */
export const charactersLeft = (message: string): number => messageLimit - [...message].length;

/** Removes HTML tags (SPEC §5). A less-than sign without a tag stays. The service sanitizes its input, too. */
export const withoutTags = (text: string): string => {
  const stripped = text.replace(/<\/?[a-z!][^<>]*>/gi, '');
  return stripped === text ? text : withoutTags(stripped);
};

/** Converts a draft to the request: trimmed addresses, message and summary without tags. */
export const readyToSend = (
  { email, message }: ShareDraft,
  story: Omit<SharedStory, keyof ShareDraft>,
): SharedStory => ({
  ...story,
  summary: withoutTags(story.summary),
  email: addressesOf(email).join(','),
  message: withoutTags(message),
});
