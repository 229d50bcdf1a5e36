import type { Brand } from '@masthead/config';
import type { Dataset, NewsArticle, WithContext } from 'schema-dts';
import { feedTexts } from '@masthead/texts/feeds';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { dealsDownloadHref, dealsHref, type DealsQuery } from '../../content/deals/parameters';
import type { WireDeal } from '../../content/deals/toDeal';
import { publisher } from './publisher';

/** The list of deals, a data set with a download. */
export const dealsData = (
  brand: Brand,
  { query, title }: { query: DealsQuery; title: string },
): WithContext<Dataset> => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name: feedTexts.reportedBy(title, brand.name),
  description: feedTexts.deals(brand.name),
  url: toAbsoluteUrl(brand, dealsHref(query)),
  isAccessibleForFree: true,
  creator: publisher(brand),
  distribution: {
    '@type': 'DataDownload',
    encodingFormat: 'text/csv',
    contentUrl: toAbsoluteUrl(brand, dealsDownloadHref(query)),
  },
});

/** What an article with a deal is about. schema.org has no type for it: offers are open, orders consumers'. */
export const dealSubjects = (deal: WireDeal): Pick<Exclude<NewsArticle, string>, 'about' | 'mentions'> => {
  const { property, city, market, brokers } = deal;
  const locality = city ?? market?.name;
  const names = [deal.buyer, deal.seller, deal.tenant, deal.landlord, deal.borrower, deal.lender, deal.developer];
  const organizations = [...new Set([...names.flatMap((name) => name ?? []), ...brokers])];
  return {
    ...((property || locality) && {
      about: {
        '@type': 'Place',
        name: property ?? locality ?? '',
        ...(locality && { address: { '@type': 'PostalAddress', addressLocality: locality } }),
      },
    }),
    ...(organizations.length > 0 && {
      mentions: organizations.map((name) => ({ '@type': 'Organization' as const, name })),
    }),
  };
};
