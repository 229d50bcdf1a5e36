import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of a style sheet, or several in a row that documents have together. */
export type DocumentRule = {
  readonly css: string;
  /** The beginnings of the groups around it: `@media print{`. */
  readonly group: string;
  /** The classes of each selector. A document with all classes of one of them has the rule. */
  readonly selectors: readonly (readonly string[])[];
};

/** What `next/buildAssets.ts` has built for the documents of a brand. In development there is one rule, with all styles. */
export type DocumentAssets = {
  /** Address of the first script. */
  readonly script: string;
  /** In the order of the cascade. */
  readonly rules: readonly DocumentRule[];
};

/** Paths of the assets below the app: those of its build, and those of `next/developAssets.ts`. */
export const assetsFiles = { production: '.next/documents.json', development: '.next/cache/documents.json' } as const;

const readAssets = (file: string): DocumentAssets =>
  JSON.parse(
    // The bundler would trace every file of the project, because the path is known only at run time.
    readFileSync(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8'),
  ) as DocumentAssets;

const cached = new Map<keyof typeof assetsFiles, DocumentAssets>();

/** Reads the assets of the running app. Files of a build never change. */
export const getDocumentAssets = (mode: keyof typeof assetsFiles): DocumentAssets => {
  const assets = cached.get(mode) ?? readAssets(assetsFiles[mode]);
  if (mode === 'production') cached.set(mode, assets);
  return assets;
};

const classAttribute = /\sclass="[^"]*/g;

const closeGroup = (group: string): string => '}'.repeat(group.split('{').length - 1);

/** The rules of a document: those of all elements, and those of its classes. */
export const selectStyles = (html: string, { rules }: Pick<DocumentAssets, 'rules'>): string => {
  // Most attributes are repeated.
  const attributes = new Set(html.match(classAttribute));
  const used = new Set([...attributes].flatMap((attribute) => attribute.slice(' class="'.length).split(' ')));
  let styles = '';
  let open = '';
  for (const { css, group, selectors } of rules) {
    if (!selectors.some((classes) => classes.every((name) => used.has(name)))) continue;
    if (group !== open) styles += closeGroup(open) + group;
    open = group;
    styles += css;
  }
  return styles + closeGroup(open);
};
