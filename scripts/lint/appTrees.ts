import type { Check, LintIssue, Tree } from './lintIssue.ts';

/** The brand that new ones are made from. */
export const templateFolder = 'apps/sister-site-template';

export const brandFolders = (tree: Tree): string[] =>
  [...tree.keys()].flatMap((path) => /^(apps\/[^/]+)\/brand\.ts$/.exec(path)?.[1] ?? []);

/** What all brands share, file by file. The rest of an app is the brand. */
const shared = /^(app\/.+|package\.json|next\.config\.mjs|tsconfig\.json|instrumentation\.ts)$/;

type Manifest = { name?: string; version?: string };

/** The manifest of the template with the name and version of the brand. */
const withOwnName = (text: string, own: string | undefined): string => {
  const { name, version }: Manifest = own === undefined ? {} : (JSON.parse(own) as Manifest);
  return `${JSON.stringify({ ...(JSON.parse(text) as Manifest), ...(name && { name }), ...(version && { version }) }, undefined, 2)}\n`;
};

const sharedFiles = (tree: Tree, folder: string): Map<string, string> =>
  new Map(
    [...tree]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, text]): [string, string] => [path.slice(folder.length + 1), text])
      .filter(([path]) => shared.test(path)),
  );

const fix = 'npm run sync-publications; to change every brand, change the template first';

/** The files of a brand that differ from the template's. A missing text: delete the file. */
export const compareWithTemplate = (
  tree: Tree,
  brand: string,
): { file: string; message: string; text: string | undefined }[] => {
  const [templates, own] = [sharedFiles(tree, templateFolder), sharedFiles(tree, brand)];
  const manifest = templates.get('package.json');
  if (manifest !== undefined) templates.set('package.json', withOwnName(manifest, own.get('package.json')));
  return [
    ...[...templates].flatMap(([file, text]) => {
      if (own.get(file) === text) return [];
      return [{ file, text, message: own.has(file) ? 'differs from the template' : 'is missing: the template has it' }];
    }),
    ...[...own.keys()]
      .filter((file) => !templates.has(file))
      .map((file) => ({ file, text: undefined, message: 'is not in the template' })),
  ];
};

/** The files that all brands share never differ from those of the template. */
export const appTrees: Check = (tree) =>
  brandFolders(tree)
    .filter((brand) => brand !== templateFolder)
    .toSorted()
    .flatMap((brand) =>
      compareWithTemplate(tree, brand).map(({ file, message }): LintIssue => ({
        path: `${brand}/${file}`,
        message,
        fix,
      })),
    );
