import { gzipSync } from 'node:zlib';
import { describe, expect, inject } from 'vitest';
import { axe } from '../src/axe.ts';
import { consentRefusedCookie } from '../src/consentRefused.ts';
import { get } from '../src/http.ts';
import { getScreen, getScreens, type Screen } from '../src/screens.ts';
import { test } from '../src/test.ts';
import { watchPage } from '../src/watch.ts';

/** Requests with this header receive the document of an article in place of its page. */
const headers = { 'masthead-document': '1' };
/** Bytes (gzip) with 3 % of room. */
const maxHtmlBytes = 25_600;
const maxScriptBytes = 28_000;

const articlePath = async (): Promise<string> => (await getScreen('article')).path;

/** The elements of a head that say something about the page, each with its attributes in alphabetical order. */
const getHeadElements = (html: string): string[] =>
  [...html.matchAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g)]
    .map(([element]) => {
      const attributes = [...element.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(
        ([, name, value]) => `${name?.toLowerCase()}=${value}`,
      );
      return element.startsWith('<title>') ? element : attributes.toSorted().join(' ');
    })
    .filter((element) => !/rel=(?:preload|stylesheet|expect)/.test(element))
    .toSorted();

/**
 * The text of the elements of a part of the page, without its scripts and styles. Cached pages write other characters than
 * those of ASCII by their numbers.
 */
const getText = (html: string, start: string, end: string): string =>
  html
    .slice(html.indexOf(start), html.lastIndexOf(end))
    .replaceAll(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');

describe('an article as a document', () => {
  test('has the head and the text of the page', async () => {
    const path = await articlePath();
    const [page, document] = await Promise.all([get(path), get(path, { headers })]);
    expect(document.status).toBe(200);
    expect(getHeadElements(document.text)).toEqual(getHeadElements(page.text));
    for (const [start, end] of [
      ['<header', '<main'],
      ['<main', '</main>'],
      ['<footer', '</footer>'],
    ] as const)
      expect(getText(document.text, start, end)).toBe(getText(page.text, start, end));
  });

  test('loads only the scripts of behaviors, which work, and stays within its weight', async ({ browser }) => {
    const path = await articlePath();
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('masthead-dev-panel', 'closed'));
    const getErrors = watchPage(page, new Set());
    await page.route(inject('origin') + path, (route) =>
      route.continue({ headers: { ...route.request().headers(), ...headers } }),
    );
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        new URL(response.url()).pathname,
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.goto(inject('origin') + path, { waitUntil: 'networkidle' });
    const own = [...scripts.keys()].filter((url) => !url.startsWith('/house/'));
    expect(own.filter((url) => !url.startsWith('/assets/'))).toEqual([]);
    expect(own.length).toBeGreaterThan(1);
    const bytes = (await Promise.all(own.map((url) => scripts.get(url) ?? 0))).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
    expect(gzipSync((await get(path, { headers })).text).length).toBeLessThanOrEqual(maxHtmlBytes);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await axe(page)).toEqual([]);
    await context.close();
    expect(getErrors()).toEqual([]);
  });
});

/** Whether a screen is a document: the developer tools are an application, and the server itself refuses previews. */
const isDocument = ({ path, status }: Screen): boolean => !path.startsWith('/devtools/') && status !== 403;

test('every screen is a document with one main area and ids of its own', async () => {
  const screens = [...(await getScreens()), { name: 'menus', path: '/menu/', status: 200 }];
  for (const { name, path, status } of screens.filter(isDocument)) {
    const document = await get(path, { headers });
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
