import type { Embed } from '../screens/article/embed';
import type { ArticleView } from '../screens/article/loadArticle';

/** A run of text, or what stands between two of them. */
export type BodyPart = { kind: 'text'; key: string; blocks: string[] } | { kind: 'embed'; key: string; embed: Embed };

/** Embeds stand where the article's own page has them: after the third block, then after every fourth. */
const placeOf = (index: number): number => 3 + index * 4;

/** An article's text, cut where an embed stands. Embeds that the text is too short for follow it. */
export const bodyParts = ({ blocks, embeds }: Pick<ArticleView, 'blocks' | 'embeds'>): BodyPart[] => {
  const parts: BodyPart[] = [];
  let from = 0;
  for (const [index, embed] of embeds.entries()) {
    const until = Math.min(placeOf(index), blocks.length);
    if (until > from) parts.push({ kind: 'text', key: `text-${from}`, blocks: blocks.slice(from, until).map(({ html }) => html) });
    parts.push({ kind: 'embed', key: `embed-${index + 1}`, embed });
    from = until;
  }
  if (from < blocks.length) parts.push({ kind: 'text', key: `text-${from}`, blocks: blocks.slice(from).map(({ html }) => html) });
  return parts;
};
