import type { SlotName } from '../table/slots';

/** A block of an article's body (§3, bodyArray). */
export type Block = { html: string };

/** A slot and the number of the block it follows, counted from 1. */
type InArticleSlot = { after: number; slot: SlotName };

const firstSlot = { afterParagraph: 3, slot: 'vert5' } as const;
const secondSlot = { afterParagraph: 9, slot: 'vert6' } as const;
/** Blocks between two slots, at least. */
const minBlocksBetween = 4;
/** Paragraphs that must follow a slot. */
const minParagraphsAfter = 2;

/** A player in the text: the number of blocks before it. */
type Player = { after: number };

const isText = ({ html }: Block): boolean => /^\s*<p[\s>]/i.test(html) && !/<(?:img|iframe|video)\b/i.test(html);

/** A paragraph that is bold as a whole: older content systems write subheadings so. */
const isBold = ({ html }: Block): boolean =>
  /<(?:b|strong)[\s>]/i.test(html) &&
  !/[\p{L}\p{N}]/u.test(html.replaceAll(/<(b|strong)[\s>][^]*?<\/\1>/gi, '').replaceAll(/<[^<>]*>|&\w+;/g, ''));

const isHeading = (block: Block): boolean => /^\s*<h[1-6][\s>]/i.test(block.html) || (isText(block) && isBold(block));
const isParagraph = (block: Block): boolean => isText(block) && !isHeading(block);

/** Never next to a figure, a list or a player, and never between a heading and its text. */
const canFollowBlock = (blocks: readonly Block[], index: number, players: readonly Player[]): boolean => {
  const previous = blocks[index];
  const next = blocks[index + 1];
  return (
    previous !== undefined &&
    next !== undefined &&
    isParagraph(previous) &&
    (isParagraph(next) || isHeading(next)) &&
    players.every(({ after }) => after !== index + 1)
  );
};

/** The number of blocks before the first gap after a block: between two paragraphs, or before a heading. */
export const findGap = (
  blocks: readonly Block[],
  afterBlock: number,
  players: readonly Player[],
): number | undefined => {
  const index = blocks.findIndex(
    (_, candidate) => candidate + 1 >= afterBlock && canFollowBlock(blocks, candidate, players),
  );
  return index === -1 ? undefined : index + 1;
};

/** As `findGap`, after a number of paragraphs, and with enough paragraphs after the gap. */
export const findParagraphGap = (
  blocks: readonly Block[],
  afterParagraph: number,
  players: readonly Player[],
): number | undefined => {
  const paragraphs = blocks.flatMap((block, index) => (isParagraph(block) ? [index + 1] : []));
  const from = paragraphs[afterParagraph - 1];
  const gap = from === undefined ? undefined : findGap(blocks, from, players);
  return gap !== undefined && paragraphs.filter((paragraph) => paragraph > gap).length >= minParagraphsAfter
    ? gap
    : undefined;
};

/**
 * Slots in the text of an article: after the third and the ninth paragraph, or at the next gap between two paragraphs
 * (or before a heading) with enough text after it.
 */
export const getArticleSlots = (blocks: readonly Block[], players: readonly Player[] = []): InArticleSlot[] =>
  [firstSlot, secondSlot]
    .flatMap(({ afterParagraph, slot }) => {
      const after = findParagraphGap(blocks, afterParagraph, players);
      return after === undefined ? [] : [{ after, slot }];
    })
    .filter(({ after }, index, all) => index === 0 || after - (all[index - 1]?.after ?? 0) >= minBlocksBetween);
