import { readFile, readdir } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'standIn');

/** The library's own address: an ordinary script, as the ad manager's is, that brings the modules behind it. */
export const entry = `import(new URL('./tag/main.ts', document.currentScript.src));\n`;

/**
 * The stand-in's modules as a browser reads them: their types are taken out, nothing else is changed. Only what stands in
 * the folder is ever served.
 */
export const readModules = async (): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map(async (name): Promise<[string, string]> => [name, stripTypeScriptTypes(await readFile(path.join(folder, name), 'utf8'))]));
  return new Map(modules);
};
