/** The parts of a document's name (§7.1). */
interface DocumentNaming {
  readonly brand: string;
  /** The optional `{site}` prefix of the route. */
  readonly site?: string | undefined;
  readonly route: string;
}

const toLegalName = (part: string): string => part.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/^_+|(?<!_)_+$/g, '');

/** Builds a valid GraphQL name from brand, site route parameter and route name (§7.1): `brand_site_article`. */
export const toDocumentName = ({ brand, site, route }: DocumentNaming): string => {
  const name = [brand, site, route]
    .map((part) => toLegalName(part ?? ''))
    .filter(Boolean)
    .join('_');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
};
