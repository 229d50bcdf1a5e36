import { getArticleSlots, type SlotName } from '@masthead/ad-slots';
import type { Player } from '../../content/media/player';
import type { ArticleChart } from '../../content/story/chart';
import type { ArticleView } from '../../screens/article/loadArticle';

/** A part of an article body: consecutive blocks of text, a chart, or a player or ad between them. */
export type BodyPart =
  | { kind: 'text'; key: string; blocks: string[] }
  | { kind: 'chart'; key: string; chart: ArticleChart }
  | { kind: 'player'; key: string; player: Player }
  | { kind: 'slot'; key: string; slot: SlotName };

type Insert = { after: number; part: Exclude<BodyPart, { kind: 'text' | 'chart' }> };

const toParts = (blocks: ArticleView['blocks'], first: number): BodyPart[] => {
  const parts: BodyPart[] = [];
  for (const [index, { html, chart }] of blocks.entries()) {
    const last = parts.at(-1);
    if (chart) parts.push({ kind: 'chart', key: `chart-${first + index}`, chart });
    else if (last?.kind === 'text') last.blocks.push(html);
    else parts.push({ kind: 'text', key: `text-${first + index}`, blocks: [html] });
  }
  return parts;
};

/** Splits an article's text at its players and ads. Those beyond the end of a short text come last. */
export const splitBody = ({ blocks, players }: Pick<ArticleView, 'blocks' | 'players'>): BodyPart[] => {
  const inserts: Insert[] = [
    ...players.map((player, index): Insert => ({
      after: player.after,
      part: { kind: 'player', key: `player-${index + 1}`, player },
    })),
    ...getArticleSlots(blocks, players).map(({ after, slot }): Insert => ({
      after,
      part: { kind: 'slot', key: slot, slot },
    })),
  ];
  const parts: BodyPart[] = [];
  let from = 0;
  for (const { after, part } of inserts.toSorted((a, b) => a.after - b.after)) {
    const until = Math.min(after, blocks.length);
    parts.push(...toParts(blocks.slice(from, until), from), part);
    from = until;
  }
  return [...parts, ...toParts(blocks.slice(from), from)];
};
