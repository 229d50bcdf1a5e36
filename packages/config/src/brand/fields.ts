import { findTextLanguage, textLanguages } from '@masthead/texts/language-names';
import { z } from 'zod';

/** A path on this site: from the root, ending in a slash before any query or hash (§2, trailing slashes). */
const sitePath = /^\/([^/?#]+\/)*(\?[^#]*)?(#.+)?$/;
/** A hash opens something on the current page, such as the consent dialog. */
const hash = /^#[a-z][a-z-]*$/;
const absolute = /^(https:\/\/|mailto:|tel:)\S+$/;

/** A URL in a menu. */
export const address = z.string().refine((url) => [sitePath, hash, absolute].some((shape) => shape.test(url)), {
  error: 'use a path such as "/events/" (with its trailing slash), an https URL, or a "#hash"',
});

/** The source of a frame: an HTML file of the app or an https URL. */
export const framedPage = z
  .string()
  .regex(
    /^(\/brand\/[a-z0-9-]+\.html|https:\/\/\S+)$/,
    "name an HTML file under /brand/ of the app's public folder, or use an https URL",
  );

/** Visible text: not empty and not only whitespace. */
export const text = z.string().trim().min(1, 'must not be empty');

/** A lower-case identifier for URLs and keys. */
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens');

/** A file of the app's `public` folder. */
export const publicFile = z
  .string()
  .regex(/^\/brand\/[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/, "name a file under /brand/ of the app's public folder");

/** A PNG or JPEG, because social networks and home screens do not support SVG. */
export const bitmap = z
  .string()
  .regex(/^\/brand\/[a-z0-9-]+\.(png|jpg)$/, "name a PNG or JPEG under /brand/ of the app's public folder");

/** A color such as `#1a2b3c`. The contrast of an invalid one is not checked (`abort`). */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { message: 'use # and six lower-case hexadecimal digits', abort: true });

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // Intl throws a RangeError for an unknown time zone.
  }
};

/** An IANA time zone. */
export const timeZone = z.string().refine(isTimeZone, { error: 'name an IANA time zone such as "America/New_York"' });

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false; // Intl throws a RangeError for an invalid tag.
  }
};

/** A BCP 47 language tag in canonical form. */
export const language = z
  .string()
  .refine(isLanguage, { error: 'use a BCP 47 language tag such as "en-US"', abort: true })
  .refine((tag) => findTextLanguage(tag) !== undefined, {
    error: `use a language that has texts: ${textLanguages.join(', ')}. packages/texts/README.md says how to add one`,
  });

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith('http');

/** Scheme, host and port: no path and no trailing slash. */
export const origin = z
  .string()
  .refine(isOrigin, { error: 'use an origin such as "https://www.example.com", without a path or a trailing slash' });

/** An https origin: a query parameter selects among these, so none may be a local or unencrypted service. */
export const publicOrigin = origin.refine((value) => !isOrigin(value) || value.startsWith('https://'), {
  error: 'use https; outside production the configured content service is always allowed',
});

/** A domain name without scheme and path. */
export const domain = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'use a bare domain such as "example.com"');
