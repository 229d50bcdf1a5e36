import { expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { get } from '../src/http.ts';
import { getScreen, getScreens, type Screen } from '../src/screens.ts';
import { test } from '../src/test.ts';

test('an article loads only the scripts of behaviors, which work', async ({ visit }) => {
  const page = await visit((await getScreen('article')).path);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !path.startsWith('/house/')),
  );
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((path) => !path.startsWith('/_next/static/documents/'))).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await axe(page, 'without frames')).toEqual([]);
});

/** Whether a screen is a document: the developer tools are an application, and the server itself refuses previews. */
const isDocument = ({ path, status }: Screen): boolean => !path.startsWith('/devtools/') && status !== 403;

test('every screen is a document with one main area and ids of its own', async () => {
  const screens = [...(await getScreens()), { name: 'menus', path: '/menu/', status: 200 }];
  for (const { name, path, status } of screens.filter(isDocument)) {
    const document = await get(path);
    expect(document.status, name).toBe(status);
    expect(document.text.match(/<main\b/g), name).toHaveLength(1);
    // Those of fonts and those of the page.
    expect(document.text.replace(/<body[^]*/, '').match(/<style\b/g), name).toHaveLength(2);
    expect(document.text, name).not.toContain('__next');
    const ids = [...document.text.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      name,
    ).toEqual([]);
  }
});
