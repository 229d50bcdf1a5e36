import { describe, expect } from 'vitest';
import { queryProvider } from '../../src/content.ts';
import { get, getHeading } from '../../src/http.ts';
import { sampled } from '../../src/sampled.ts';
import { test } from '../../src/test.ts';

describe('§2.1 the technology center', () => {
  const names = [
    'Property management software',
    'Online marketplaces',
    'Data, analytics and valuation',
    'Asset and investment management software',
    'CRM software',
  ];

  test('has five tabs; the hash selects one, arrow keys move between them', async ({ visit }) => {
    const page = await visit('/cre-tech-center/#online-marketplaces');
    await page.getByRole('tab', { name: 'Online marketplaces', selected: true }).waitFor();
    // The browser has scrolled to the part of the hash.
    const { top, height } = await page.getByRole('tabpanel').evaluate((panel) => ({
      top: panel.getBoundingClientRect().top,
      height: innerHeight,
    }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(height);
    expect(await page.getByRole('tab').allTextContents()).toEqual(names);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.getByRole('tab', { name: 'Online marketplaces' }).press('ArrowRight');
    await page.getByRole('tabpanel', { name: names[2] ?? '' }).waitFor();
    expect(new URL(page.url()).hash).not.toBe('#online-marketplaces');
  });

  test('without scripts every part is visible', async () => {
    const { text } = await get('/cre-tech-center/');
    for (const name of names) expect(text).toContain(`>${name}</h2>`);
  });
});

describe('§2.1 nominations and recognition', () => {
  test('every profile responds at its docUri', async () => {
    const query =
      '{ getRecognitionProfileList(directory: "rainmakers", pageLength: 50) { profiles { docUri proName } } }';
    const { getRecognitionProfileList } = await queryProvider<{
      getRecognitionProfileList: { profiles: readonly { docUri: string; proName: string }[] };
    }>(query);
    expect(getRecognitionProfileList.profiles).not.toEqual([]);
    for (const { docUri, proName } of sampled(getRecognitionProfileList.profiles, 4))
      expect(getHeading(await get(docUri)), docUri).toContain(proName);
    expect((await get('/recognition/rainmakers/nobody-at-all/')).status).toBe(404);
    expect((await get('/recognition/no-such-directory/')).status).toBe(404);
  });

  test('the list is filtered by year, segment, award and standing', async ({ visit }) => {
    const query = '{ getRecognitionProfileList(directory: "rainmakers", winner: true, pageLength: 50) { total } }';
    const { getRecognitionProfileList } = await queryProvider<{ getRecognitionProfileList: { total: number } }>(query);
    const page = await visit('/recognition/rainmakers/');
    for (const name of ['Year', 'Segment', 'Award'])
      expect(await page.getByRole('combobox', { name }).count(), name).toBe(1);
    await page.getByRole('combobox', { name: 'Standing' }).selectOption('Winners');
    await page.waitForURL((url) => url.searchParams.get('standing') === 'winner');
    await page
      .getByRole('status')
      .filter({ hasText: `${getRecognitionProfileList.total} profile` })
      .waitFor();
  });

  test('/nomination/ links every program', async () => {
    const { text } = await get('/nomination/');
    for (const directory of ['rainmakers', 'women-of-influence', 'rising-stars', 'best-bosses'])
      expect(text).toContain(`href="/recognition/${directory}/"`);
  });
});

describe('§2.1 the site map', () => {
  test('lists every category stream', async () => {
    const { getCategories } = await queryProvider<{ getCategories: readonly { uri: string }[] }>(
      '{ getCategories(site: "plotline") { uri } }',
    );
    const { text } = await get('/sitemap/');
    expect(getCategories.filter(({ uri }) => !text.includes(`href="${uri}"`))).toEqual([]);
  });
});
