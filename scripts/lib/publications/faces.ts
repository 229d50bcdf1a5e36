import { readFileSync } from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../../lint/appTrees.ts';

/** A headline face that a new publication can have. */
export type HeadlineFace = {
  /** Name of the family in `@font-face` rules. */
  family: string;
  /** Fontsource package and the names of its files. */
  source: string;
  weight: string;
  tracking: string;
  /** Measures of `declareFonts` for upright and italic letters. */
  measures: readonly [upright: string, italic: string];
};

/** Faces whose packages the template depends on, by the name that the command accepts. */
export const headlineFaces: ReadonlyMap<string, HeadlineFace> = new Map(
  Object.entries<HeadlineFace>({
    'source-serif-4': {
      family: 'Source Serif 4 Variable',
      source: 'source-serif-4',
      weight: '640',
      tracking: '-0.018em',
      measures: [
        "{ fallback: 'serif', ascent: 103.6, descent: 33.5, width: { regular: 47.1, bold: 47.9 } }",
        "{ fallback: 'serif', ascent: 103.6, descent: 33.5, width: { regular: 43.4 } }",
      ],
    },
    newsreader: {
      family: 'Newsreader Variable',
      source: 'newsreader',
      weight: '560',
      tracking: '-0.016em',
      measures: [
        "{ fallback: 'serif', ascent: 73.5, descent: 26.5, width: { regular: 42.3, bold: 44.1 } }",
        "{ fallback: 'serif', ascent: 73.5, descent: 26.5, width: { regular: 39.9 } }",
      ],
    },
  }),
);

export const templateFace = 'source-serif-4';

/** The upright and italic letters of a face, and its license. */
export const readFace = (root: string, { source }: HeadlineFace) => {
  const folder = path.join(root, templateFolder, 'node_modules/@fontsource-variable', source);
  const [upright, italic] = ['normal', 'italic'].map((style) =>
    readFileSync(path.join(folder, `files/${source}-latin-wght-${style}.woff2`)),
  ) as [Buffer, Buffer];
  return { upright, italic, license: readFileSync(path.join(folder, 'LICENSE')) };
};
