import type { Brand } from '@masthead/config';
import type { NewsMediaOrganization, WebSite, WithContext } from 'schema-dts';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { href } from '../../routing/href';

/** The identifier of the publication in structured data. */
export const publisherId = (brand: Brand): string => `${toAbsoluteUrl(brand, '/')}#organization`;
const websiteId = (brand: Brand): string => `${toAbsoluteUrl(brand, '/')}#website`;

/** The publication, with its logo as a bitmap, because search engines do not accept SVG. */
export const publisher = (brand: Brand): Exclude<NewsMediaOrganization, string> => {
  const logo = brand.logos.share;
  return {
    '@type': 'NewsMediaOrganization',
    '@id': publisherId(brand),
    name: brand.name,
    url: toAbsoluteUrl(brand, '/'),
    logo: {
      '@type': 'ImageObject',
      url: toAbsoluteUrl(brand, logo.src),
      width: { '@type': 'QuantitativeValue', value: logo.width },
      height: { '@type': 'QuantitativeValue', value: logo.height },
    },
  };
};

/** The publication, for the home page. */
export const organizationData = (brand: Brand): WithContext<NewsMediaOrganization> => ({
  '@context': 'https://schema.org',
  ...publisher(brand),
  description: brand.description,
  sameAs: brand.footer.social.map(({ url }) => url).filter((url) => url.startsWith('https://')),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: brand.footer.support.phone?.number,
    email: brand.footer.support.email,
  },
});

/** The website and its search action (§2.1, /search/). */
export const websiteData = (brand: Brand): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': websiteId(brand),
  name: brand.name,
  url: toAbsoluteUrl(brand, '/'),
  inLanguage: brand.language,
  publisher: { '@id': publisherId(brand) },
  potentialAction: searchAction(brand),
});

const searchAction = (brand: Brand) => ({
  '@type': 'SearchAction' as const,
  target: {
    '@type': 'EntryPoint' as const,
    urlTemplate: `${toAbsoluteUrl(brand, href('search', {}))}?q={search_term_string}`,
  },
  // Google's extension of schema.org for search boxes.
  'query-input': 'required name=search_term_string',
});

/** Reference to the website that a page belongs to. */
export const isPartOf = (brand: Brand) => ({ '@id': websiteId(brand) });
