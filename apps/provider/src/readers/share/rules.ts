import { isNaturalId } from '@masthead/content-rules/natural-id';
import { getTexts } from '@masthead/texts/languages';
import { stripLinks } from '../mail/stripLinks.ts';
import { maxEmailLength } from '../registration/form.ts';
import { unescapeHtml } from '@masthead/content-rules/html';
import sanitizeHtml from 'sanitize-html';

/** Removes tags, scripts and styles from HTML and decodes its entities. */
export const stripTags = (html: string): string =>
  unescapeHtml(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));

/** Maximum length of a message, in characters (§9). */
export const maxMessageLength = 250;
/** Maximum recipients of one request. */
export const maxRecipients = 10;

/** §5: a local part, @, a domain and a top-level part of 2 to 4 letters. */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,4}$/i;

/** A parsed value, or a message for the reader. */
type ParseResult<T> = { ok: true; value: T } | { ok: false; error: string };

/** Parses addresses separated by commas and removes duplicates (§5). */
export const parseRecipients = (text: string, language: string): ParseResult<string[]> => {
  const { enterAddress, invalid, tooMany } = getTexts(language).shareForm.shareRuleTexts;
  if (text.trim() === '') return { ok: false, error: enterAddress };
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.some((part) => part.length > maxEmailLength || !emailPattern.test(part)))
    return { ok: false, error: invalid };
  const recipients = [...new Map(addresses.map((part) => [part.toLowerCase(), part])).values()];
  return recipients.length > maxRecipients
    ? { ok: false, error: tooMany(maxRecipients) }
    : { ok: true, value: recipients };
};

/** Removes tags (§5) and links, and checks the length. A line break of two characters counts as one. */
export const parseMessage = (
  text: string,
  stripTags: (html: string) => string,
  language: string,
): ParseResult<string> => {
  const { tooLong, removedLink } = getTexts(language).shareForm.shareRuleTexts;
  const typed = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if ([...typed].length > maxMessageLength) return { ok: false, error: tooLong };
  return { ok: true, value: stripLinks(stripTags(typed), removedLink) };
};

/** Returns the natural id in the path of an article or its AMP page (§2.1). */
export const parseNaturalId = (pathname: string): string | undefined => {
  const path = /^(?:\/amp)?\/(.+?)\/?$/.exec(pathname)?.[1];
  return path !== undefined && isNaturalId(path) ? path : undefined;
};
