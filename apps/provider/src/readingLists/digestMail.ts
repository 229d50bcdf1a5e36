import type { Brand } from '../brands/brands.ts';
import type { DigestFrequency } from '../db/tables/readingLists.ts';
import type { Mail } from '../mail/outbox.ts';
import { createMail } from '../registration/mails.ts';
import type { ListedStory } from './listStories.ts';

/** Path of the page that ends a digest. */
export const digestPath = '/Registration/Digest.aspx';

/** What a digest is made of. */
export type Digest = {
  frequency: DigestFrequency;
  recipient: string;
  token: string;
  stories: readonly ListedStory[];
};

const titles = { daily: 'New today in what you follow', weekly: 'New this week in what you follow' } as const;

/** Creates the digest mail of a reader. Its subject is the newest headline. */
export const createDigestMail = (
  brand: Brand,
  origin: string,
  { frequency, recipient, token, stories }: Digest,
): Mail => {
  const unsubscribeUrl = `${origin}${digestPath}?${new URLSearchParams({ token, promoCode: brand.promoCode })}`;
  const [first] = stories;
  const others = stories.length - 1;
  const more = others > 0 ? `, and ${others} more` : '';
  return {
    ...createMail(brand, 'digest', recipient, `${first?.title ?? titles[frequency]}${more}`, {
      title: titles[frequency],
      paragraphs: [],
      stories: stories.map(({ title, path, date, section }) => ({
        kicker: section?.name,
        title,
        url: origin + path,
        date: date.text,
      })),
      link: { title: 'Your reading list', url: `${origin}/saved/` },
      footnote: `You receive this email because you follow markets, topics or authors at ${brand.name} and chose a ${frequency} digest.`,
      footnoteLink: { title: 'Unsubscribe', url: unsubscribeUrl },
    }),
    unsubscribeUrl,
  };
};
