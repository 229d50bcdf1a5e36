import { getStoreUrl } from '@masthead/config/links';
import type { Brand } from '@masthead/config';
import type { Link, NewsletterSignupProps, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { homeTexts } from '@masthead/texts/home';
import { toSafeUrl } from '../../content/media/safeUrl';
import { href } from '../../routing/href';

type WireNewsletter = QueryResultOf<'newsletter-details'>['getNewsletterDetails'][number];

/** Newsletters of the home page (§1, §3 newsletter details). */
export type NewslettersView = {
  /** Sign-up to the first newsletter; undefined for brands whose registration does not accept one. */
  signup?: Pick<NewsletterSignupProps, 'title' | 'text' | 'action' | 'hiddenFields'>;
  others: TeaserStory[];
  all: Link;
};

/** Two rows. */
const maxListed = 4;

const withCampaign = (address: string, campaign: string | null): string =>
  campaign ? `${address}${address.includes('?') ? '&' : '?'}intCmp=${encodeURIComponent(campaign)}` : address;

const getNewsletterUrl = ({ browseAllUri }: Pick<WireNewsletter, 'browseAllUri'>): string =>
  toSafeUrl(browseAllUri) ?? href('newsletters', {});

const toStory = (wire: WireNewsletter): TeaserStory => ({
  url: withCampaign(getNewsletterUrl(wire), wire.intCmp),
  title: wire.title,
  kicker: { trail: [] },
  ...(wire.blurb && { summary: wire.blurb }),
});

/** The registration service accepts the code of a newsletter and an email address, and confirms by email. */
const toSignup = (
  brand: Brand,
  { productCode, title, blurb }: WireNewsletter,
): { signup: NonNullable<NewslettersView['signup']> } | object =>
  brand.loginFlow.kind === 'store'
    ? {
        signup: {
          title,
          action: getStoreUrl(brand, 'Newsletters'),
          hiddenFields: [
            { name: 'newsletter', value: productCode },
            { name: 'others', value: 'unchanged' },
            { name: 'returnUrl', value: `${href('home', {})}#newsletter` },
          ],
          ...(blurb && { text: blurb }),
        },
      }
    : {};

/** The newsletters of the home page; undefined if the content service lists none. */
export const toNewsletters = (brand: Brand, newsletters: readonly WireNewsletter[]): NewslettersView | undefined => {
  const [first, ...others] = newsletters;
  if (!first) return undefined;
  const signup = toSignup(brand, first);
  const list = 'signup' in signup ? others : newsletters;
  return {
    ...signup,
    others: list.slice(0, maxListed).map(toStory),
    all: { title: homeTexts.allNewsletters, url: getNewsletterUrl(first) },
  };
};
