import { shareRuleTexts } from '@masthead/texts/shareForm';

/** §9: message max 250 characters. */
export const maxMessageLength = 250;

/** The request of the email story service (§3, share form; §7.2). */
export type SharedStory = { email: string; message: string; headline: string; summary: string; emailUrl: string };

/** The form's input. */
export type ShareDraft = { email: string; message: string };

/** Error messages by field. */
export type ShareErrors = { email?: string; message?: string };

/**
 * The outcome of sending. Fields that the service rejects are displayed like validation errors; anything else is a
 * failure.
 */
export type ShareOutcome = 'sent' | 'failed' | { refused: ShareErrors };

/** The email story service's rule: local part, @, domain, top-level domain of 2 to 4 letters (§5). */
const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,4}$/i;

/** Maximum number of recipients of the service. */
const maxRecipients = 10;
/** Maximum length of an email address. */
const maxAddressLength = 254;

/** Splits addresses at commas and trims them. */
const splitAddresses = (email: string): string[] => email.split(',').map((address) => address.trim());

const getEmailError = (email: string): string | undefined => {
  const addresses = splitAddresses(email);
  if (email.trim() === '') return shareRuleTexts.enterAddress;
  if (!addresses.every((address) => address.length <= maxAddressLength && addressPattern.test(address)))
    return shareRuleTexts.invalid;
  // Duplicates are removed.
  return new Set(addresses.map((address) => address.toLowerCase())).size > maxRecipients
    ? shareRuleTexts.tooMany(maxRecipients)
    : undefined;
};

/** Validates a draft and returns error messages by field (§5, share by email). */
export const validateDraft = ({ email, message }: ShareDraft): ShareErrors => {
  const error = getEmailError(email);
  return {
    ...(error && { email: error }),
    ...(countCharactersLeft(message) < 0 && { message: shareRuleTexts.tooLong }),
  };
};

/**
 * The number of characters left, counted in code points, as the service counts. Negative for a message that is too
 * long.
 */
export const countCharactersLeft = (message: string): number => maxMessageLength - [...message].length;

/** Removes HTML tags (§5). A less-than sign without a tag stays. The service sanitizes its input, too. */
export const stripTags = (text: string): string => {
  const stripped = text.replace(/<\/?[a-z!][^<>]*>/gi, '');
  return stripped === text ? text : stripTags(stripped);
};

/** Converts a draft to the request: trimmed addresses, message and summary without tags. */
export const toSharedStory = (
  { email, message }: ShareDraft,
  story: Omit<SharedStory, keyof ShareDraft>,
): SharedStory => ({
  ...story,
  summary: stripTags(story.summary),
  email: splitAddresses(email).join(','),
  message: stripTags(message),
});
