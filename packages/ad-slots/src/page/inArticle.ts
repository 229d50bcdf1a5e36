import type { SlotName } from '../table/slots';

/** A block of an article's body as it is printed (SPEC §3, bodyArray). */
export type Block = { html: string };

/** After which block a slot stands, counted from 1. */
export type InArticleSlot = { after: number; slot: SlotName };

const first = { afterParagraph: 3, slot: 'vert5' } as const;
const second = { afterParagraph: 9, slot: 'vert6' } as const;
/** A text that ends this soon after a slot does not get it: it would stand between the last words and their end. */
const paragraphsBehind = 2;

const isParagraph = ({ html }: Block): boolean => /^\s*<p[\s>]/i.test(html) && !/<(?:img|iframe|video)\b/i.test(html);
const isHeading = ({ html }: Block | undefined = { html: '' }): boolean => /^\s*<h[1-6][\s>]/i.test(html);

/** LOOK: never beside a figure, and never between a heading and its text. */
const mayStandAfter = (blocks: readonly Block[], index: number): boolean => {
  const before = blocks[index];
  const behind = blocks[index + 1];
  return (
    before !== undefined && behind !== undefined && isParagraph(before) && (isParagraph(behind) || isHeading(behind))
  );
};

/**
 * Where advertising stands in an article: after the third paragraph and after the ninth, or at the next place between
 * two paragraphs (or before a heading) that leaves enough text behind it.
 */
export const placeArticleSlots = (blocks: readonly Block[]): InArticleSlot[] => {
  const counts = blocks.map((_, index) => blocks.slice(0, index + 1).filter(isParagraph).length);
  const total = counts.at(-1) ?? 0;
  const placeFor = (afterParagraph: number): number =>
    blocks.findIndex(
      (_, index) =>
        (counts[index] ?? 0) >= afterParagraph &&
        total - (counts[index] ?? 0) >= paragraphsBehind &&
        mayStandAfter(blocks, index),
    );
  return [first, second]
    .flatMap(({ afterParagraph, slot }) => {
      const index = placeFor(afterParagraph);
      return index === -1 ? [] : [{ after: index + 1, slot }];
    })
    .filter(({ after }, index, all) => index === 0 || after - (all[index - 1]?.after ?? 0) >= 4);
};
