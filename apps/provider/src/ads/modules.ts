import { readFile, readdir } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'standIn');

const importLine = /^import\b[^;]*?from '\.\/([\w.]+)';?$/gm;

class MissingModuleError extends Error {
  override name = 'MissingModuleError';
}

/** The modules that one needs, each before the one that needs it. */
const inOrder = (modules: ReadonlyMap<string, string>, name: string, seen = new Set<string>()): string[] => {
  if (seen.has(name)) return [];
  seen.add(name);
  const source = modules.get(name);
  if (source === undefined) throw new MissingModuleError(`A module of the stand-in imports ${name}, which is not beside it in ${folder}.`);
  return [...[...source.matchAll(importLine)].flatMap(([, needed = '']) => inOrder(modules, needed, seen)), name];
};

/**
 * Modules as one ordinary script, as the ad manager's library is: one request instead of one a module. It knows what is
 * written here and no more: imports by name from the same folder, exports of declarations, no name given twice.
 */
export const linked = (modules: ReadonlyMap<string, string>, entry: string): string => {
  const parts = inOrder(modules, entry).map((name) => (modules.get(name) ?? '').replaceAll(importLine, '').replaceAll(/^export /gm, ''));
  return `(() => {\n'use strict';\n${parts.join('\n').replaceAll(/^\s+$/gm, '')}\n})();\n`;
};

/** The stand-in's library as a browser reads it: its types are taken out, and its modules are one script. */
export const readLibrary = async (): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map(async (name): Promise<[string, string]> => [name, stripTypeScriptTypes(await readFile(path.join(folder, name), 'utf8'))]));
  return linked(new Map(modules), 'main.ts');
};
