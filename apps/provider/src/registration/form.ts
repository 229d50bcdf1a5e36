/** Longest body of a form of the store, in characters. */
const maxFormLength = 16 * 1024;
const maxFieldLength = 500;

/** A form as it was sent; undefined where it is none. */
export const readForm = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (request.method !== 'POST') return new URLSearchParams();
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const body = await request.text();
  return body.length > maxFormLength ? undefined : new URLSearchParams(body);
};

/** A line of text: no control characters, no spaces around it, and at most `maxLength` UTF-16 code units. No surrogate pair is cut in half, since PostgreSQL refuses JSON with one half. */
export const readLine = (form: URLSearchParams, name: string, maxLength: number = maxFieldLength): string =>
  (form.get(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A password is taken as it was typed. */
export const readSecret = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const maxEmailLength = 254;

/** Why an email address cannot be taken; undefined where it can. */
export const getEmailIssue = (email: string): string | undefined => {
  if (email === '') return 'Enter your email address';
  return email.length > maxEmailLength || !emailPattern.test(email)
    ? 'Enter an email address like name@example.com'
    : undefined;
};

/** What is wrong with a form, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

export const toFieldErrors = (issues: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(issues).filter((entry): entry is [string, string] => entry[1] !== undefined));
