import type { ReactNode } from 'react';
import type { Insert } from '../types/content';

/** A block of an article's body as sanitized HTML, or what is rendered in its place: a chart. */
export type ArticleBlock = { html: string; node?: ReactNode };

/** A part of an article: trusted HTML, a component in place of a block, or an insert between blocks. */
export type BodyPart = { html: string } | { block: ReactNode } | Omit<Insert, 'after'>;

/**
 * Merges blocks and inserts in reading order. Consecutive blocks are one piece of HTML, so that style rules for
 * siblings (a heading after a paragraph) apply. An insert after the last block comes last.
 */
export const bodyParts = (blocks: readonly ArticleBlock[], inserts: readonly Insert[]): BodyPart[] => {
  const parts: BodyPart[] = [];
  let from = 0;
  const flush = (to: number) => {
    let html: string[] = [];
    const flushHtml = () => {
      if (html.length > 0) parts.push({ html: html.join('\n') });
      html = [];
    };
    for (const block of blocks.slice(from, to)) {
      if (block.node === undefined) html.push(block.html);
      else {
        flushHtml();
        parts.push({ block: block.node });
      }
    }
    flushHtml();
    from = to;
  };
  for (const { after, ...insert } of inserts.toSorted((a, b) => a.after - b.after)) {
    flush(Math.min(Math.max(after, from), blocks.length));
    parts.push(insert);
  }
  flush(blocks.length);
  return parts;
};
