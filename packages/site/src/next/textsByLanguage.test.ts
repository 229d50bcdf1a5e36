import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getTextAliases } from './textsByLanguage';

test('a brand in German has the German texts of every area', () => {
  const aliases = Object.entries(getTextAliases('de-AT'));
  expect(aliases).toContainEqual(['@masthead/texts/search', expect.stringMatching(/^\.\/.*\/de\/search\.ts$/)]);
  for (const [, file] of aliases) expect(existsSync(path.join(process.cwd(), file))).toBe(true);
});

test('a brand in English has the texts that the packages import', () => {
  expect(getTextAliases('en-GB')).toEqual({});
});
