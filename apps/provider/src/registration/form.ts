/** Longest body of a form of the store, in characters. */
const largestForm = 16 * 1024;
const longestField = 500;

/** A form as it was sent; undefined where it is none. */
export const readForm = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (request.method !== 'POST') return new URLSearchParams();
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const body = await request.text();
  return body.length > largestForm ? undefined : new URLSearchParams(body);
};

/** A line of text: no control characters, no spaces around it, and at most `maxLength` UTF-16 code units. No surrogate pair is cut in half, since PostgreSQL refuses JSON with one half. */
export const line = (form: URLSearchParams, name: string, maxLength: number = longestField): string =>
  (form.get(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A password is taken as it was typed. */
export const secret = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const longestAddress = 254;

/** Why an email address cannot be taken; undefined where it can. */
export const emailFault = (email: string): string | undefined => {
  if (email === '') return 'Enter your email address';
  return email.length > longestAddress || !address.test(email)
    ? 'Enter an email address like name@example.com'
    : undefined;
};

/** What is wrong with a form, by field. */
export type Faults = Readonly<Record<string, string>>;

export const faultsOf = (found: Record<string, string | undefined>): Faults =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
