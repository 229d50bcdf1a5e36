import { stripLinks } from '../mail/stripLinks.ts';

/** SPEC §9: longest message, in characters. */
export const maxMessageLength = 250;
/** So many people at a time. */
export const maxRecipients = 10;

/** SPEC §8, word for word. */
export const shareMessages = {
  shared: 'Thank you! This article has been shared.',
  failed: 'Unable to send emails at this time. Please try again later.',
} as const;

/** SPEC §5: a local part, @, a domain and a top-level part of 2 to 4 letters. */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,4}$/i;
const maxEmailLength = 254;

export type ParseResult<T> = { ok: true; value: T } | { ok: false; error: string };

/** SPEC §5: one or more addresses separated by commas. The same one twice is one. */
export const parseRecipients = (text: string): ParseResult<string[]> => {
  if (text.trim() === '') return { ok: false, error: 'Enter an email address' };
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.some((part) => part.length > maxEmailLength || !emailPattern.test(part)))
    return { ok: false, error: 'Invalid email format' };
  const recipients = [...new Map(addresses.map((part) => [part.toLowerCase(), part])).values()];
  return recipients.length > maxRecipients
    ? { ok: false, error: `Send to at most ${maxRecipients} addresses at a time` }
    : { ok: true, value: recipients };
};

/** SPEC §5: tags and links are removed, and the length is limited. Forms send line ends as two characters; a reader typed one. */
export const parseMessage = (text: string, stripTags: (html: string) => string): ParseResult<string> => {
  const typed = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if ([...typed].length > maxMessageLength) return { ok: false, error: 'Message exceeds the character limit' };
  return { ok: true, value: stripLinks(stripTags(typed)) };
};

/** SPEC §2.1: the natural id of the article that a path leads to; AMP pages lead to the same one. */
export const parseNaturalId = (pathname: string): string | undefined =>
  /^(?:\/amp)?\/(\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]{1,200})\/?$/.exec(pathname)?.[1];
