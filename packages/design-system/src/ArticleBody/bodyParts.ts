import type { ReactNode } from 'react';
import type { Insert } from '../types/content';

/** A block of an article's body as sanitized HTML. */
export type ArticleBlock = { html: string };

/** A part of an article: trusted HTML or a component. */
export type BodyPart = { html: string } | { node: ReactNode };

/**
 * Merges blocks and inserts in reading order. Consecutive blocks are one piece of HTML, so that style rules for
 * siblings (a heading after a paragraph) apply. An insert after the last block comes last.
 */
export const bodyParts = (blocks: readonly ArticleBlock[], inserts: readonly Insert[]): BodyPart[] => {
  const parts: BodyPart[] = [];
  let from = 0;
  const flush = (to: number) => {
    const html = blocks
      .slice(from, to)
      .map((block) => block.html)
      .join('\n');
    if (html) parts.push({ html });
    from = to;
  };
  for (const { after, node } of inserts.toSorted((a, b) => a.after - b.after)) {
    flush(Math.min(Math.max(after, from), blocks.length));
    parts.push({ node });
  }
  flush(blocks.length);
  return parts;
};
