import { getArticleSlots, type SlotName } from '@masthead/ad-slots';
import type { Player } from '../../content/media/player';
import type { ArticleView } from '../../screens/article/loadArticle';

/** A part of an article body: consecutive blocks of text, or a player or ad between them. */
export type BodyPart =
  | { kind: 'text'; key: string; blocks: string[] }
  | { kind: 'player'; key: string; player: Player }
  | { kind: 'slot'; key: string; slot: SlotName };

type Insert = { after: number; part: Exclude<BodyPart, { kind: 'text' }> };

/** Splits an article's text at its players and ads. Those beyond the end of a short text come last. */
export const splitBody = ({ blocks, players }: Pick<ArticleView, 'blocks' | 'players'>): BodyPart[] => {
  const inserts: Insert[] = [
    ...players.map((player, index): Insert => ({
      after: player.after,
      part: { kind: 'player', key: `player-${index + 1}`, player },
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
