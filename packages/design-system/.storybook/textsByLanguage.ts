import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '../../texts/src');
const english = new RegExp(`^${folder}/en/(?!index)(\\w+)\\.ts$`);

/**
 * Chooses the language of interface texts by `language` in the address of the page. A site chooses it when it is built,
 * but one Storybook has brands of several languages.
 */
export const textsByLanguage = (): Plugin => {
  let isTest = false;
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    name: 'texts-by-language',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isTest = mode === 'test';
    },
    transform: (code, file) => {
      const area = isTest ? undefined : english.exec(file)?.[1];
      if (!area) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return [
        ...languages.map(
          (name) => `import * as ${name} from '../${name}/${area}.ts${name === 'en' ? '?english' : ''}';`,
        ),
        `const language = new URLSearchParams(globalThis.location?.search).get('language');`,
        `export const { ${names.join(', ')} } = { ${languages.join(', ')} }[language] ?? en;`,
      ].join('\n');
    },
  };
};
