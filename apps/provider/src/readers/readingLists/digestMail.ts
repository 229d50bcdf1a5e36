import { getTexts } from '@masthead/texts/languages';
import type { Brand } from '../../content/publications/brands.ts';
import type { DigestFrequency } from '../../db/tables/readingLists.ts';
import type { Mail } from '../mail/outbox.ts';
import { createMail } from '../registration/mails.ts';
import type { ListedStory } from './listStories.ts';

export const digestPath = '/Registration/Digest.aspx';

export type Digest = {
  frequency: DigestFrequency;
  recipient: string;
  token: string;
  stories: readonly ListedStory[];
};

/** Creates the digest mail of a reader. Its subject is the newest headline. */
export const createDigestMail = (
  brand: Brand,
  origin: string,
  { frequency, recipient, token, stories }: Digest,
): Mail => {
  const unsubscribeUrl = `${origin}${digestPath}?${new URLSearchParams({ token, promoCode: brand.promoCode })}`;
  const texts = getTexts(brand.language).mails.digestMailTexts;
  const { title: heading, footnote } = texts[frequency];
  const subject = texts.subject(stories[0]?.title ?? heading, stories.length - 1);
  return {
    ...createMail(brand, 'digest', recipient, subject, {
      title: heading,
      paragraphs: [],
      stories: stories.map(({ title, path, date, section }) => ({
        kicker: section?.name,
        title,
        url: origin + path,
        date: date.text,
      })),
      link: { title: texts.list, url: `${origin}/saved/` },
      footnote: footnote(brand.name),
      footnoteLink: { title: texts.unsubscribe, url: unsubscribeUrl },
    }),
    unsubscribeUrl,
  };
};
