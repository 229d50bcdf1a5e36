import type { Brand } from '@masthead/config';
import type { Picture, SocialAddress, TeaserStory } from '@masthead/design-system';
import type { CollectionPage, Person, ProfilePage, WithContext } from 'schema-dts';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { isPartOf, publisherId } from './publisher';
import { imageData } from './story';

/** An author (§3, Author). */
type AuthorFacts = {
  path: string;
  name: string;
  description?: string;
  portrait?: Picture;
  social: readonly SocialAddress[];
};

const toPerson = (
  brand: Brand,
  { path, name, description, portrait, social }: AuthorFacts,
): Exclude<Person, string> => ({
  '@type': 'Person',
  name,
  url: toAbsoluteUrl(brand, path),
  ...(description && { description }),
  ...(portrait && { image: imageData(brand, portrait) }),
  sameAs: social.map(({ url }) => url).filter((url) => url.startsWith('https://')),
  worksFor: { '@id': publisherId(brand) },
});

export const authorData = (brand: Brand, author: AuthorFacts): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: toAbsoluteUrl(brand, author.path),
  isPartOf: isPartOf(brand),
  mainEntity: toPerson(brand, author),
});

/** A recognized person (§3, Recognition profile). */
export type HonoreeFacts = {
  path: string;
  name: string;
  position?: string | undefined;
  firm?: string | undefined;
  about?: string | undefined;
  portrait?: Picture | undefined;
  awards: readonly string[];
};

/** A recognition profile's page. */
export const honoreeData = (
  brand: Brand,
  { path, name, position, firm, about, portrait, awards }: HonoreeFacts,
): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: toAbsoluteUrl(brand, path),
  isPartOf: isPartOf(brand),
  mainEntity: {
    '@type': 'Person',
    name,
    ...(position && { jobTitle: position }),
    ...(firm && { worksFor: { '@type': 'Organization', name: firm } }),
    ...(about && { description: about }),
    ...(portrait && { image: imageData(brand, portrait) }),
    ...(awards.length > 0 && { award: [...awards] }),
  },
});

/** A list of stories: a stream, a package, a page of podcasts. */
type ListFacts = {
  path: string;
  title: string;
  description?: string;
  stories: readonly Pick<TeaserStory, 'url' | 'title'>[];
};

/** A page that lists stories, in their order. */
export const collectionData = (
  brand: Brand,
  { path, title, description, stories }: ListFacts,
): WithContext<CollectionPage> => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  url: toAbsoluteUrl(brand, path),
  name: title,
  ...(description && { description }),
  inLanguage: brand.language,
  isPartOf: isPartOf(brand),
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: stories.length,
    itemListElement: stories.map((story, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: toAbsoluteUrl(brand, story.url),
      name: story.title,
    })),
  },
});
