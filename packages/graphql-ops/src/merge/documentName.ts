/** What a page's document is named after (SPEC §7.1). */
export interface DocumentNaming {
  readonly brand: string;
  /** The optional `{site}` prefix of the route. */
  readonly site?: string | undefined;
  readonly route: string;
}

const legal = (part: string): string => part.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/^_+|(?<!_)_+$/g, '');

/** A legal GraphQL name of brand, site route parameter and route name (SPEC §7.1): `brand_site_article`. */
export const documentName = ({ brand, site, route }: DocumentNaming): string => {
  const name = [brand, site, route]
    .map((part) => legal(part ?? ''))
    .filter(Boolean)
    .join('_');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
};
