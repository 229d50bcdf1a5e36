import type { SlotName } from '../table/slots';

/** A block of an article's body (§3, bodyArray). */
export type Block = { html: string };

/** A slot and the number of the block it follows, counted from 1. */
export type InArticleSlot = { after: number; slot: SlotName };

const firstSlot = { afterParagraph: 3, slot: 'vert5' } as const;
const secondSlot = { afterParagraph: 9, slot: 'vert6' } as const;
/** Blocks between two slots, at least. */
const minBlocksBetween = 4;
/** Paragraphs that must follow a slot. */
const minParagraphsAfter = 2;

const isParagraph = ({ html }: Block): boolean => /^\s*<p[\s>]/i.test(html) && !/<(?:img|iframe|video)\b/i.test(html);
const isHeading = ({ html }: Block | undefined = { html: '' }): boolean => /^\s*<h[1-6][\s>]/i.test(html);

/** Never next to a figure, and never between a heading and its text. */
const canFollowBlock = (blocks: readonly Block[], index: number): boolean => {
  const previous = blocks[index];
  const next = blocks[index + 1];
  return (
    previous !== undefined && next !== undefined && isParagraph(previous) && (isParagraph(next) || isHeading(next))
  );
};

/**
 * The number of blocks before the first gap from a paragraph on: between two paragraphs, or before a heading, with
 * enough paragraphs after it. Undefined without such a gap.
 */
export const findParagraphGap = (blocks: readonly Block[], afterParagraph: number): number | undefined => {
  const counts = blocks.map((_, index) => blocks.slice(0, index + 1).filter(isParagraph).length);
  const total = counts.at(-1) ?? 0;
  const index = blocks.findIndex(
    (_, candidate) =>
      (counts[candidate] ?? 0) >= afterParagraph &&
      total - (counts[candidate] ?? 0) >= minParagraphsAfter &&
      canFollowBlock(blocks, candidate),
  );
  return index === -1 ? undefined : index + 1;
};

/**
 * Slots in the text of an article: after the third and the ninth paragraph, or at the next gap between two paragraphs
 * (or before a heading) with enough text after it.
 */
export const getArticleSlots = (blocks: readonly Block[]): InArticleSlot[] =>
  [firstSlot, secondSlot]
    .flatMap(({ afterParagraph, slot }) => {
      const after = findParagraphGap(blocks, afterParagraph);
      return after === undefined ? [] : [{ after, slot }];
    })
    .filter(({ after }, index, all) => index === 0 || after - (all[index - 1]?.after ?? 0) >= minBlocksBetween);
