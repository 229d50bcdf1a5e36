import { getTexts } from '@masthead/texts/languages';

/** Maximum length of a form body, in characters. */
const maxFormLength = 16 * 1024;
const maxFieldLength = 500;
/** Maximum length of an email address, in characters (RFC 5321). */
export const maxEmailLength = 254;

/** Parses a posted form; empty for other methods. Undefined when it is too long or not form-encoded. */
export const readForm = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (request.method !== 'POST') return new URLSearchParams();
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const body = await request.text();
  return body.length > maxFormLength ? undefined : new URLSearchParams(body);
};

/** A field as one trimmed line. Never splits a surrogate pair: PostgreSQL rejects half of one in JSON. */
export const readLine = (form: URLSearchParams, name: string, maxLength: number = maxFieldLength): string =>
  (form.get(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Reads a password field unchanged. */
export const readSecret = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;

/** Returns a message for the reader when an email address is invalid, or undefined. */
export const getEmailIssue = (language: string, email: string): string | undefined => {
  const { enterEmail, invalidEmail } = getTexts(language).storeMessages.storeErrorTexts;
  if (email === '') return enterEmail;
  return email.length > maxEmailLength || !emailPattern.test(email) ? invalidEmail : undefined;
};

/** Validation messages of a form, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Removes fields without a message. */
export const toFieldErrors = (issues: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(issues).filter((entry): entry is [string, string] => entry[1] !== undefined));
