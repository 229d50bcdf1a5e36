import { findModule, getModuleAddresses, isOpenAddress, type Brand } from '@masthead/config';
import { describe, expect, inject, test } from 'vitest';
import { inRoot } from '@masthead/scripts/paths';
import { get } from '../src/http.ts';

const { brand } = (await import(inRoot('apps/sister-site-template/brand.ts'))) as { brand: Brand };

/** Addresses below the beginning of a module's addresses: a list, its second page, a detail page, feeds. */
const toAddresses = (start: string): string[] =>
  start.endsWith('/') ? ['', '?page=2', 'sample/', 'feed/', 'sample/feed/json/'].map((rest) => start + rest) : [start];

const request = (path: string) => get(path, {}, inject('templateOrigin'));

/** The addresses of this site in a document. */
const listLinks = (text: string): string[] =>
  [...text.matchAll(/(?:href="|<loc>)(?:https?:\/\/[^/"<]+)?(\/[^"<]*)/g)].map(([, path = '']) => path);

describe.skipIf(inject('templateOrigin') === '')('modules that a publication leaves out', () => {
  test.each(brand.hiddenModules)('%s has no address', async (name) => {
    const addresses = getModuleAddresses(brand, name).flatMap(toAddresses);
    const responses = await Promise.all(addresses.map(async (path) => [path, (await request(path)).status] as const));
    expect(responses.filter(([, status]) => status !== 404)).toEqual([]);
  });

  test('the site still has the others', async () => {
    expect((await request('/events/')).status).toBe(200);
    expect((await request('/best-practices/')).status).toBe(200);
  });

  test.each([
    '/',
    '/menu/',
    '/sitemap/',
    '/sitemaps/sections.xml',
    '/sitemaps/pages.xml',
    '/search/',
    '/best-practices/writing/',
  ])('%s links to none of them', async (path) => {
    const { status, text } = await request(path);
    expect(status).toBe(200);
    const links = listLinks(text);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !isOpenAddress(brand, link)).map((link) => [link, findModule(brand, link)])).toEqual(
      [],
    );
  });
});
