import type { ReactNode } from 'react';
import type { Insert } from '../types/content';

/** A piece of an article's body as HTML that has been sanitised on its way in. */
export type ArticleBlock = { html: string };

/** A part of an article: trusted HTML or a component. */
export type BodyPart = { html: string } | { node: ReactNode };

/**
 * The body in the order it is read: blocks that follow one another are one piece of HTML, so that rules about
 * neighbours (a heading after a paragraph) hold between them. An insert behind the last block stands at the end.
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
