import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { findHtmlErrors, hasJava } from '../src/htmlChecker.ts';
import { get } from '../src/http.ts';
import { importedArticles } from '../src/importedContent.ts';
import { getScreens } from '../src/screens.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-html-'));
afterAll(() => rmSync(folder, { recursive: true }));

const javaIsHere = hasJava();
if (!javaIsHere)
  console.warn('The Nu HTML checker needs a Java runtime: without one, the test of valid HTML is skipped.');

describe('HTML', () => {
  test.skipIf(!javaIsHere)('one page of each kind and the imported articles pass the Nu HTML checker', async () => {
    const screens = (await getScreens()).map(({ name, path: address }) => [name, address, inject('origin')] as const);
    const template = inject('templateOrigin');
    const imported = Object.entries(importedArticles).map(([name, address]) => [name, address, template] as const);
    const documents = await Promise.all(
      [...screens, ...(template === '' ? [] : imported)].map(
        async ([name, address, origin]) => [name, (await get(address, {}, origin)).text] as const,
      ),
    );
    expect(await findHtmlErrors(Object.fromEntries(documents), folder)).toEqual([]);
  });

  test('every page has its language and one title', async () => {
    for (const { name, path: address } of await getScreens()) {
      const { text } = await get(address);
      expect(text, name).toMatch(/<html[^>]* lang="en/);
      expect(text.split('</head>')[0]?.match(/<title>[^<]+<\/title>/g), name).toHaveLength(1);
    }
  });

  test('every page with status 200 has a unique title and description', async () => {
    const found = (await getScreens()).filter(({ status, path: address }) => status === 200 && !address.includes('?'));
    const texts = await Promise.all(found.map(async ({ path: address }) => (await get(address)).text));
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const values = texts.map((text, index) => pattern.exec(text)?.[1] ?? `${found[index]?.name ?? ''} has none`);
      expect(values.filter((value) => value.endsWith(' has none'))).toEqual([]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });
});
