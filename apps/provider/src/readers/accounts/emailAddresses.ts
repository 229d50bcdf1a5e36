import { type RawBuilder, sql } from 'kysely';

/** Normalizes an email address: case and surrounding spaces do not make another account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** What replaces an address in the form or mail of another person, after its reader has deleted the account. */
export const deletedAddress = '[deleted]';

/** The characters of an address that `escapeHtml` replaces, with both spellings. */
const escapedInHtml: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ "'": "(?:'|&#39;)", '&': '(?:&|&amp;)' }),
);

/** A pattern of an address in a text or HTML, the same for JavaScript (flag `i`) and PostgreSQL (`~*`). */
export const toAddressPattern = (email: string): string => {
  const address = normalizeEmail(email).replaceAll(
    /[^a-z0-9]/g,
    (character) => escapedInHtml.get(character) ?? `\\${character}`,
  );
  return String.raw`(?<![a-z0-9._%+-]|[a-z0-9]')${address}(?![a-z0-9-]|\.[a-z0-9])`;
};

/** A condition: a JSON column has an address in any value. */
export const hasAddressInValues = (column: RawBuilder<unknown>, email: string): RawBuilder<boolean> =>
  // Comparing the whole text first spares most rows the pattern. An address has no character that JSON escapes.
  sql<boolean>`(strpos(lower(${column}::text), ${normalizeEmail(email)}) > 0 and exists (
    select from jsonb_path_query(${column}, '$.**') as value where value #>> '{}' ~* ${toAddressPattern(email)}))`;
