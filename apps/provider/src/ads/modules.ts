import { readFile, readdir } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { minify } from 'terser';

const folder = path.join(import.meta.dirname, 'standIn');

const importLine = /^import\b[^;]*?from '\.\/([\w.]+)';?$/gm;

class StandInError extends Error {
  override name = 'StandInError';
}

/** The modules that one needs, each before the one that needs it. */
const inOrder = (modules: ReadonlyMap<string, string>, name: string, seen = new Set<string>()): string[] => {
  if (seen.has(name)) return [];
  seen.add(name);
  const source = modules.get(name);
  if (source === undefined)
    throw new StandInError(`A module of the stand-in imports ${name}, which is not beside it in ${folder}.`);
  return [...[...source.matchAll(importLine)].flatMap(([, needed = '']) => inOrder(modules, needed, seen)), name];
};

/**
 * Modules as one ordinary script, as the ad manager's library is: one request instead of one a module. It knows what is
 * written here and no more: imports by name from the same folder, exports of declarations, no name given twice.
 */
export const linked = (modules: ReadonlyMap<string, string>, entry: string): string => {
  const parts = inOrder(modules, entry).map((name) =>
    (modules.get(name) ?? '').replaceAll(importLine, '').replaceAll(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\n${parts.join('\n').replaceAll(/^\s+$/gm, '')}\n})();\n`;
};

/** The same script in as few bytes as it can be said in: every reader of a page downloads it. */
const shortened = async (script: string): Promise<string> => {
  const { code } = await minify(script, { compress: { passes: 2 } });
  if (code === undefined)
    throw new StandInError(`The stand-in's script came out empty; look at the modules in ${folder}.`);
  return code;
};

/** The stand-in's library as a browser reads it: its types are taken out, and its modules are one short script. */
export const readLibrary = async (): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      stripTypeScriptTypes(await readFile(path.join(folder, name), 'utf8')),
    ]),
  );
  return shortened(linked(new Map(modules), 'main.ts'));
};
