import type { Thing, WithContext } from 'schema-dts';

/** JSON for a script element, without characters that could end it, open a comment or break old parsers. */
export const toJsonLd = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data of a page as JSON-LD (schema.org). */
export const StructuredData = ({ data }: { data: WithContext<Thing> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
);
