// Builds the styles and scripts of a brand's documents: `node ../../packages/site/src/next/buildAssets.ts` in the
// folder of its app. The classes are those of Next's build, because both begin at that folder.
import { createCompiler } from '@vanilla-extract/compiler';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { toDocumentRules } from './documentRules.ts';
import { getTextAliases } from './textsByLanguage.ts';
import { assetsFile, type DocumentAssets } from '../documents/documentAssets.ts';

const app = process.cwd();
const { brand } = (await import(path.join(app, 'brand.ts'))) as { brand: { language: string } };
const packages = path.join(import.meta.dirname, '../../..');

/** The text aliases are relative to the app. */
const alias = Object.fromEntries(
  Object.entries(getTextAliases(brand.language)).map(([name, file]) => [name, path.join(app, file)]),
);
const { browserslist } = JSON.parse(readFileSync(path.join(packages, '../package.json'), 'utf8')) as {
  browserslist: readonly string[];
};
const browsers = browserslist.map((browser) => browser.replace(' ', ''));
const viteConfig = {
  mode: 'production',
  logLevel: 'warn',
  resolve: { alias },
  define: { SITE_LANGUAGE: JSON.stringify(brand.language) },
} as const;

/** Minifies style sheets in one build of Vite, each as an entry of its own. */
const minify = async (sheets: readonly string[]): Promise<readonly string[]> => {
  const toId = (index: number): string => `/document-styles/${index}.css`;
  const byId = new Map(sheets.map((css, index) => [toId(index), css]));
  const output = await build({
    ...viteConfig,
    root: app,
    publicDir: false,
    configFile: false,
    plugins: [
      {
        name: 'document-styles',
        resolveId: (id) => (byId.has(id) ? id : undefined),
        load: (id) => byId.get(id),
      },
    ],
    build: {
      write: false,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      rollupOptions: { input: [...byId.keys()], output: { assetFileNames: '[name][extname]' } },
    },
  });
  const built = new Map(
    [output]
      .flat()
      .flatMap((part) => ('output' in part ? part.output : []))
      .flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source).trim()]] : [])),
  );
  return sheets.map((_, index) => built.get(`${index}.css`) ?? '');
};

/** Styles follow the styles that their file imports, and are in the order of the paths otherwise. */
const buildRules = async (): Promise<DocumentAssets['rules']> => {
  const compiler = createCompiler({ root: app, identifiers: 'short', enableFileWatcher: false, viteConfig });
  const files = [
    ...globSync(path.join(packages, '{design-system,site,ad-slots}/src/**/*.css.ts')),
    ...globSync(path.join(app, '*.css.ts')),
  ].toSorted();
  const ordered = new Set<string>();
  const imports = new Map<string, readonly string[]>();
  for (const file of files) {
    const { watchFiles } = await compiler.processVanillaFile(file, { outputCss: true });
    imports.set(
      file,
      [...watchFiles].filter((name) => name !== file && files.includes(name)),
    );
  }
  const add = (file: string): void => {
    if (ordered.has(file)) return;
    for (const imported of (imports.get(file) ?? []).toSorted()) add(imported);
    ordered.add(file);
  };
  files.forEach(add);
  const sheets = await minify([...ordered].map((file) => compiler.getCssForFile(file).css));
  await compiler.close();
  return toDocumentRules(sheets);
};

const buildScript = async (): Promise<string> => {
  const output = await build({
    ...viteConfig,
    root: app,
    base: '/assets/',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    publicDir: false,
    configFile: false,
    build: {
      outDir: path.join(app, path.dirname(assetsFile)),
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      target: 'es2023',
      cssTarget: browsers,
      rollupOptions: { input: path.join(import.meta.dirname, '../browser/client.ts') },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Vite has built no entry.');
  return `/assets/${entry.fileName}`;
};

const assets: DocumentAssets = { script: await buildScript(), rules: await buildRules() };
const file = path.join(app, assetsFile);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(assets));
