// Writes dist/tokens/<brand>.json for design tools: `pnpm --filter @masthead/design-system tokens`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as Tokens from './allTokens.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'dist/tokens');
// Themes are modules of the bundler's world: it loads them here as it does for stories and tests.
const { module } = await runnerImport<typeof Tokens>(path.join(import.meta.dirname, 'allTokens.ts'), {
  configFile: false,
  root,
});

await mkdir(folder, { recursive: true });
for (const { brand, tokens } of module.allTokens) {
  await writeFile(path.join(folder, `${brand}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
  process.stdout.write(`dist/tokens/${brand}.json\n`);
}
