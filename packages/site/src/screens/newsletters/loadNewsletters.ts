import { getStoreUrl } from '@masthead/config/links';
import type { Brand } from '@masthead/config';
import type { ListedNewsletter, NewsletterPickerProps } from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { newsletterScreenTexts } from '@masthead/texts/forms';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { createEditorialPageQuery, getEditorialPage, type EditorialPage } from '../static/editorialPage';

type WireNewsletter = QueryResultOf<'newsletter-details'>['getNewsletterDetails'][number];

/** The view of the newsletters page (§2.3, §3 newsletter details). */
export type NewslettersView = NewsletterPickerProps & {
  path: string;
  title: string;
  description: string;
  /** Editorial content of the page (§2.3). Its title and excerpt are in the header. */
  editorial?: EditorialPage;
};

/** A newsletter with its facts and a sample edition. */
export const toListedNewsletter = ({
  productCode,
  title,
  frequency,
  audience,
  blurb,
  sample,
}: WireNewsletter): ListedNewsletter => ({
  code: productCode,
  title,
  ...(frequency && { frequency }),
  ...(audience && { audience }),
  ...(blurb && { text: blurb }),
  ...(sample && { sample: { subject: sample.subject, lines: [...sample.lines] } }),
});

/** The registration service signs readers up, and adds to the newsletters that a signed-in reader has. */
export const toSignUp = (brand: Brand): NewsletterPickerProps['signUp'] => {
  const url = getStoreUrl(brand, 'Newsletters');
  return brand.loginFlow.kind === 'store'
    ? { kind: 'form', action: url, hiddenFields: [{ name: 'others', value: 'unchanged' }] }
    : { kind: 'link', link: { title: newsletterScreenTexts.choose, url } };
};

/** Loads the newsletters page (§2.3) from getNewsletterDetails and its editorial page, which a brand may lack. */
export const loadNewsletters = async (site: Site): Promise<PageResult<NewslettersView>> => {
  const { newsletters, page } = await site.content.query({
    route: 'newsletters',
    parts: {
      newsletters: createQuery('newsletter-details', { site: site.brand.site }),
      page: createEditorialPageQuery(site, routes.newsletters.staticSlug),
    },
  });
  if (!newsletters.ok) return newsletters;
  const editorial = getEditorialPage(page);
  return found({
    path: href('newsletters', {}),
    title: editorial?.title ?? newsletterScreenTexts.newsletters,
    description: editorial?.excerpt ?? newsletterScreenTexts.lede,
    newsletters: newsletters.value.getNewsletterDetails.map(toListedNewsletter),
    signUp: toSignUp(site.brand),
    ...(editorial && { editorial }),
  });
};
