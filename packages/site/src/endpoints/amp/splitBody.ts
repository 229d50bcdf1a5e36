import { getArticleSlots, type SlotName } from '@masthead/ad-slots';
import type { Embed } from '../../content/media/embed';
import type { ArticleView } from '../../screens/article/loadArticle';

/** A part of an article body: consecutive blocks of text, or an embed or ad between them. */
export type BodyPart =
  | { kind: 'text'; key: string; blocks: string[] }
  | { kind: 'embed'; key: string; embed: Embed }
  | { kind: 'slot'; key: string; slot: SlotName };

/** Number of blocks before an embed, as on the site's article page: three, then four more for each further embed. */
const getBlocksBefore = (index: number): number => 3 + index * 4;

type Insert = { after: number; part: Exclude<BodyPart, { kind: 'text' }> };

/** Splits an article's text at its embeds and ads. Embeds beyond the end of a short text come last. */
export const splitBody = ({ blocks, embeds }: Pick<ArticleView, 'blocks' | 'embeds'>): BodyPart[] => {
  const inserts: Insert[] = [
    ...embeds.map((embed, index): Insert => ({
      after: getBlocksBefore(index),
      part: { kind: 'embed', key: `embed-${index + 1}`, embed },
    })),
    ...getArticleSlots(blocks).map(({ after, slot }): Insert => ({ after, part: { kind: 'slot', key: slot, slot } })),
  ];
  const parts: BodyPart[] = [];
  let from = 0;
  for (const { after, part } of inserts.toSorted((a, b) => a.after - b.after)) {
    const until = Math.min(after, blocks.length);
    if (until > from)
      parts.push({ kind: 'text', key: `text-${from}`, blocks: blocks.slice(from, until).map(({ html }) => html) });
    parts.push(part);
    from = until;
  }
  if (from < blocks.length)
    parts.push({ kind: 'text', key: `text-${from}`, blocks: blocks.slice(from).map(({ html }) => html) });
  return parts;
};
