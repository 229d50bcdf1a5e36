import { findParagraphGap, getArticleSlots, type Block } from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import { getStoreUrl } from '@masthead/config/links';
import type { NewsletterLineProps } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { articleScreenTexts } from '@masthead/texts/article';
import { href } from '../../routing/href';

type WireNewsletter = QueryResultOf<'newsletter-details'>['getNewsletterDetails'][number];
type WireCategory = { uri: string };
type Text = { blocks: readonly Block[]; players: readonly { after: number }[] };
type Sections = { primaryCategory: WireCategory | null; allCategories: readonly WireCategory[] };
type Placed = Sections & { uri: string };

/** The sign-up to a newsletter, and the number of the block it follows. */
export type PlacedNewsletter = { after: number; form: NewsletterLineProps };

/** The sign-up follows this paragraph, or a later one that is not next to a figure, a list or a slot. */
const afterParagraph = 5;

const toPath = (uri: string): string => uri.replaceAll(/^\/|\/$/g, '');

/** The newsletter of the article's first category that has one, otherwise the first newsletter for all categories. */
export const findNewsletter = <Newsletter extends Pick<WireNewsletter, 'categories'>>(
  newsletters: readonly Newsletter[],
  { primaryCategory, allCategories }: Sections,
): Newsletter | undefined => {
  const paths = [...(primaryCategory ? [primaryCategory] : []), ...allCategories].map(({ uri }) => toPath(uri));
  for (const path of paths) {
    const found = newsletters.find(({ categories }) => categories.includes(path));
    if (found) return found;
  }
  return newsletters.find(({ categories }) => categories.length === 0);
};

/** A gap between two blocks after a number of paragraphs; undefined for short texts, and next to a slot. */
export const findGapApart = ({ blocks, players }: Text, afterParagraph: number): number | undefined => {
  const after = findParagraphGap(blocks, afterParagraph, players);
  return after !== undefined && getArticleSlots(blocks, players).every((slot) => Math.abs(slot.after - after) > 1)
    ? after
    : undefined;
};

/** Places the newsletter of the article's section. Absent if another service signs readers up. */
export const toPlacedNewsletter = (
  brand: Brand,
  newsletters: readonly WireNewsletter[],
  article: Placed,
  text: Text,
): { newsletter?: PlacedNewsletter } => {
  const newsletter = findNewsletter(newsletters, article);
  const after = findGapApart(text, afterParagraph);
  if (!newsletter || after === undefined || brand.loginFlow.kind !== 'store') return {};
  const { productCode, title, frequency } = newsletter;
  return {
    newsletter: {
      after,
      form: {
        title,
        action: getStoreUrl(brand, 'Newsletters'),
        hiddenFields: [
          { name: 'newsletter', value: productCode },
          { name: 'others', value: 'unchanged' },
          { name: 'returnUrl', value: `${article.uri}#letter` },
        ],
        all: { title: articleScreenTexts.allNewsletters, url: href('newsletters', {}) },
        ...(frequency && { frequency }),
      },
    },
  };
};
