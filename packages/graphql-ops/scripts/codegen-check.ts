import { generate } from '@graphql-codegen/cli';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import config, { tidy } from '../codegen.ts';

/** Regenerates in memory and compares: generated code that somebody edited, forgot or left behind is an error. */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);

const outputs = (await generate({ ...config, cwd: root, silent: true, errorsOnly: true }, false)) as readonly { filename: string; content: string }[];
const expected = new Map(outputs.map(({ filename, content }) => [relative(root, resolve(root, filename)), tidy(filename, content)]));

const faults = [
  ...[...expected].flatMap(([path, content]) => {
    if (!existsSync(path)) return [`${path} is missing`];
    return readFileSync(path, 'utf8') === content ? [] : [`${path} differs`];
  }),
  ...globSync('src/**/*.generated.ts').filter((path) => !expected.has(path)).map((path) => `${path} has no .graphql file`),
];

if (faults.length > 0) {
  console.error(`Generated code does not match schema and operations. Run "pnpm --filter @masthead/graphql-ops codegen", and delete what has no .graphql file:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
