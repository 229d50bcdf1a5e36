// Serves the scripts of a brand's documents beside `next dev`, and compiles their styles: `node
// ../../packages/site/src/next/developAssets.ts` in the folder of its app. Behaviors and islands are replaced in the open
// page. After any other change the page loads again.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { assetsFiles, type DocumentAssets } from '../documents/documentAssets.ts';
import { createStyleCompiler, entryFile, identifiers, getSourceFolders, getViteConfig } from './brandAssets.ts';

/** The compiler of styles has a watcher of its own, which may see a change so much later, in ms. */
const watchMs = 50;

const app = process.cwd();
const { values } = parseArgs({ options: { port: { type: 'string', short: 'p', default: '5173' } } });
const compiler = await createStyleCompiler(app, 'development');
const sources = getSourceFolders(app);

/** Files whose change the open page takes without loading again. */
const isReplaced = (file: string): boolean =>
  file.includes('/site/src/browser/') || /\.behavior\.tsx?$|Island\.tsx$/.test(file);
/** Not those of Next's and Vite's own output, which change with each request. */
const isSource = (file: string): boolean =>
  sources.some((folder) => file.startsWith(folder)) && !/\/(?:\.next|node_modules|test-results)\//.test(file);

const writeAssets = async (): Promise<void> => {
  const css = (await compiler.compile()).join('\n');
  const assets: DocumentAssets = {
    script: `http://localhost:${values.port}/@fs${entryFile}`,
    rules: [{ css, group: '', selectors: [[]] }],
  };
  mkdirSync(path.dirname(assetsFiles.development), { recursive: true });
  writeFileSync(assetsFiles.development, JSON.stringify(assets));
};

const server = await createServer({
  ...(await getViteConfig(app)),
  mode: 'development',
  appType: 'custom',
  plugins: [
    {
      name: 'styles-of-documents',
      enforce: 'pre',
      // A document has all styles in their order; those of a module would follow them.
      load: (id) => (id.endsWith('.vanilla.css') ? '' : undefined),
      handleHotUpdate: async ({ file, modules, server: { hot, config } }) => {
        if (!isSource(file)) return [];
        if (isReplaced(file)) return modules;
        if (
          file.endsWith('.css.ts') ||
          modules.some(({ importers }) => [...importers].some(({ id }) => id?.endsWith('.css.ts')))
        ) {
          try {
            await wait(watchMs);
            await writeAssets();
          } catch (error) {
            config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
          }
        }
        hot.send({ type: 'full-reload' });
        return [];
      },
    },
    vanillaExtractPlugin({ identifiers: identifiers.development }),
  ],
  server: {
    port: Number(values.port),
    strictPort: true,
    cors: { origin: /^https?:\/\/localhost(?::\d+)?$/ },
    fs: { allow: [path.join(import.meta.dirname, '../../../..')] },
    watch: { ignored: ['**/.next/**', '**/test-results/**'] },
  },
});
server.watcher.add([...sources]);
await writeAssets();
await server.listen();
process.stdout.write(`Scripts and styles are ready on port ${values.port}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.allSettled([server.close(), compiler.close()]).then(() => process.exit(0)));
