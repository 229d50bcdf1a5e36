import { z } from 'zod';

/** A path on this site: from the root, ending in a slash before any query or hash (SPEC §2, trailing slashes). */
const sitePath = /^\/([^/?#]+\/)*(\?[^#]*)?(#.+)?$/;
/** A hash alone opens something on the page one is on, such as the consent dialog. */
const hash = /^#[a-z][a-z-]*$/;
const absolute = /^(https:\/\/|mailto:|tel:)\S+$/;

/** An address that a menu may hold. */
export const address = z.string().refine((url) => [sitePath, hash, absolute].some((shape) => shape.test(url)), {
  error: 'give a path such as "/events/" (with its trailing slash), an https address, or a "#hash"',
});

/** What can be framed: a document of the app's own, or a secure page of another site. */
export const framedPage = z
  .string()
  .regex(
    /^(\/brand\/[a-z0-9-]+\.html|https:\/\/\S+)$/,
    "name an HTML file under /brand/ of the app's public folder, or give an https address",
  );

/** A name that is printed, so it can be neither empty nor only space. */
export const text = z.string().trim().min(1, 'say something: an empty text would be printed as nothing');

export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens');

/** A file of the app's `public` folder. */
export const publicFile = z
  .string()
  .regex(/^\/brand\/[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/, "name a file under /brand/ of the app's public folder");

/** Social networks and home screens read no SVG. */
export const bitmap = z
  .string()
  .regex(/^\/brand\/[a-z0-9-]+\.(png|jpg)$/, "name a PNG or JPEG under /brand/ of the app's public folder");

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'write the colour as # and six small hexadecimal digits');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // a RangeError is how Intl says "unknown": the schema then names the field
  }
};

export const timeZone = z.string().refine(isTimeZone, { error: 'name an IANA time zone such as "America/New_York"' });

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false; // as above
  }
};

export const language = z.string().refine(isLanguage, { error: 'give a BCP 47 language tag such as "en-US"' });

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith('http');

/** Scheme, host and port: no path and no final slash. */
export const origin = z
  .string()
  .refine(isOrigin, { error: 'give an origin such as "https://www.example.com", without a path or a final slash' });

/** A visitor chooses among these by a parameter, so none may lead into the server's own machine or travel unencrypted. */
export const publicOrigin = origin.refine((value) => !isOrigin(value) || value.startsWith('https://'), {
  error: "use https: outside production the site's own content service is allowed without being named here",
});

export const domain = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'give a bare domain such as "example.com"');
