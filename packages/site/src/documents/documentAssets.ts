import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The styles of one `.css.ts` with the classes in its rules; none for styles of elements. */
type DocumentStyle = { readonly css: string; readonly classes: readonly string[] };

/** What `next/buildAssets.ts` has built for the documents of a brand. */
export type DocumentAssets = {
  /** Address of the first script. */
  readonly script: string;
  /** In the order of the cascade. */
  readonly styles: readonly DocumentStyle[];
};

/** Path of the table of assets below the app. */
export const assetsFile = 'public/assets/documents.json';

let assets: DocumentAssets | undefined;

/** Reads the assets of the running app. Files of a build never change. */
export const getDocumentAssets = (): DocumentAssets =>
  (assets ??= JSON.parse(readFileSync(path.join(process.cwd(), assetsFile), 'utf8')) as DocumentAssets);

const classAttribute = /\sclass="([^"]*)"/g;

/** The styles of a document: those of all elements, and those of its classes. */
export const selectStyles = (html: string, { styles }: Pick<DocumentAssets, 'styles'>): string => {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(classAttribute)) for (const name of names.split(' ')) used.add(name);
  return styles
    .filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
    .map(({ css }) => css)
    .join('');
};
