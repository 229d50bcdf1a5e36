import { getStoreUrl } from '@masthead/config/links';
import type { Brand } from '@masthead/config';
import type { Link, NewsletterSignupProps, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { toSafeUrl } from '../../content/media/safeUrl';

type WireNewsletter = QueryResultOf<'newsletter-details'>['getNewsletterDetails'][number];

/** The newsletters as the home page offers them (SPEC §1, §3 newsletter details). */
export type NewslettersView = {
  /** The first of them, to be had at once; nothing where the publication has a registration of its own kind. */
  signup?: Pick<NewsletterSignupProps, 'title' | 'text' | 'action' | 'hidden'>;
  others: TeaserStory[];
  all: Link;
};

/** So many fill two rows. */
const maxListed = 4;

/** Says where the reader came from: the campaign of the newsletter. */
const withCampaign = (address: string, campaign: string | null): string =>
  campaign ? `${address}${address.includes('?') ? '&' : '?'}intCmp=${encodeURIComponent(campaign)}` : address;

const getNewsletterUrl = (brand: Brand, { browseAllUri }: Pick<WireNewsletter, 'browseAllUri'>): string =>
  toSafeUrl(browseAllUri) ?? getStoreUrl(brand, 'Newsletters');

const toStory =
  (brand: Brand) =>
  (wire: WireNewsletter): TeaserStory => ({
    url: withCampaign(getNewsletterUrl(brand, wire), wire.intCmp),
    title: wire.title,
    kicker: { trail: [] },
    ...(wire.blurb && { summary: wire.blurb }),
  });

/** The registration service's form takes the code of a newsletter and an address, and confirms by mail. */
const toSignup = (
  brand: Brand,
  { productCode, title, blurb }: WireNewsletter,
): { signup: NonNullable<NewslettersView['signup']> } | object =>
  brand.loginFlow.kind === 'store'
    ? {
        signup: {
          title,
          action: getStoreUrl(brand, 'Newsletters'),
          hidden: { newsletter: productCode, others: 'kept' },
          ...(blurb && { text: blurb }),
        },
      }
    : {};

/** Nothing where the content service lists no newsletter. */
export const toNewsletters = (brand: Brand, newsletters: readonly WireNewsletter[]): NewslettersView | undefined => {
  const [first, ...others] = newsletters;
  if (!first) return undefined;
  const signup = toSignup(brand, first);
  const list = 'signup' in signup ? others : newsletters;
  return {
    ...signup,
    others: list.slice(0, maxListed).map(toStory(brand)),
    all: { title: 'All newsletters', url: getNewsletterUrl(brand, first) },
  };
};
