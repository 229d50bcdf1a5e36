import type { Brand } from '@masthead/config';
import type { Link, Picture } from '@masthead/design-system';
import type { AdvertiserContentArticle, BreadcrumbList, ImageObject, NewsArticle, WithContext } from 'schema-dts';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { WireDeal } from '../../content/deals/toDeal';
import { dealSubjects } from './deals';
import { publisher } from './publisher';
import { getShareImageUrl } from '../../content/media/picture';

/** A picture in its largest size, as a bitmap for search engines. */
export const imageData = (
  brand: Brand,
  { src, width, height, caption }: Pick<Picture, 'src' | 'width' | 'height' | 'caption'>,
): Exclude<ImageObject, string> => ({
  '@type': 'ImageObject',
  url: toAbsoluteUrl(brand, getShareImageUrl(src)),
  width: { '@type': 'QuantitativeValue', value: width },
  height: { '@type': 'QuantitativeValue', value: height },
  ...(caption && { caption }),
});

export type ArticleFacts = {
  canonical: string;
  title: string;
  deck?: string;
  published: { iso: string };
  modified?: { iso: string };
  authors: readonly { name: string; url: string }[];
  hero?: Picture;
  section?: string;
  tags: readonly Link[];
  paidBy?: { name: string };
  deal?: { facts: WireDeal };
};

/** An article (§3, Article). One that a partner has paid for is no news. */
export const articleData = (
  brand: Brand,
  article: ArticleFacts,
): WithContext<NewsArticle | AdvertiserContentArticle> => {
  const url = toAbsoluteUrl(brand, article.canonical);
  return {
    '@context': 'https://schema.org',
    '@type': article.paidBy ? 'AdvertiserContentArticle' : 'NewsArticle',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    headline: article.title,
    ...(article.deck && { description: article.deck }),
    ...(article.hero && { image: [imageData(brand, article.hero)] }),
    datePublished: article.published.iso,
    dateModified: article.modified?.iso ?? article.published.iso,
    author: article.authors.map(({ name, url: page }) => ({
      '@type': 'Person',
      name,
      url: toAbsoluteUrl(brand, page),
    })),
    publisher: publisher(brand),
    ...(article.section && { articleSection: article.section }),
    ...(article.tags.length > 0 && { keywords: article.tags.map(({ title }) => title) }),
    ...(article.paidBy && { sponsor: { '@type': 'Organization', name: article.paidBy.name } }),
    ...(article.deal && dealSubjects(article.deal.facts)),
    inLanguage: brand.language,
    isAccessibleForFree: true,
  };
};

/** The breadcrumb from the home page to this page. */
export const breadcrumbData = (
  brand: Brand,
  trail: readonly Link[],
  page: { title: string; path: string },
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: brand.name, url: '/' }, ...trail, { title: page.title, url: page.path }].map(
    ({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toAbsoluteUrl(brand, url),
    }),
  ),
});
