// Adds the styles and scripts of a brand's documents to the build of Next, which serves all files in `.next/static`:
// `node ../../packages/site/src/next/buildAssets.ts` in the folder of its app, after `next build`.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { assetsFiles, type DocumentAssets } from '../documents/documentAssets.ts';
import { createStyleCompiler, entryFile, identifiers, getViteConfig } from './brandAssets.ts';
import { toDocumentRules } from './documentRules.ts';

const app = process.cwd();
const scriptsFolder = 'documents';
const { browserslist } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as { browserslist: readonly string[] };
const browsers = browserslist.map((browser) => browser.replace(' ', ''));
const viteConfig = { ...(await getViteConfig(app)), mode: 'production' } as const;

/** Minifies style sheets in one build of Vite, each as an entry of its own. */
const minify = async (sheets: readonly string[]): Promise<readonly string[]> => {
  const toId = (index: number): string => `/document-styles/${index}.css`;
  const byId = new Map(sheets.map((css, index) => [toId(index), css]));
  const output = await build({
    ...viteConfig,
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

const buildRules = async (): Promise<DocumentAssets['rules']> => {
  const compiler = await createStyleCompiler(app, 'production');
  const rules = toDocumentRules(await minify(await compiler.compile()));
  await compiler.close();
  return rules;
};

const buildScript = async (): Promise<string> => {
  const output = await build({
    ...viteConfig,
    base: `/_next/static/${scriptsFolder}/`,
    plugins: [vanillaExtractPlugin({ identifiers: identifiers.production })],
    build: {
      outDir: path.join(app, '.next/static', scriptsFolder),
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      target: 'es2023',
      cssTarget: browsers,
      rollupOptions: { input: entryFile },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Vite has built no entry.');
  return `/_next/static/${scriptsFolder}/${entry.fileName}`;
};

const assets: DocumentAssets = { script: await buildScript(), rules: await buildRules() };
writeFileSync(path.join(app, assetsFiles.production), JSON.stringify(assets));
