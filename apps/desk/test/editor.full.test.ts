import { createContentClient } from '@masthead/content-client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../../provider/test/support/createDatabase.ts';
import { findChromium } from '../../../scripts/lib/chromium.ts';
import { formatChart } from '../src/text/chart.ts';
import type { LexicalText } from '../src/text/lexical.ts';
import { writeMarkdown } from '../src/text/toMarkdown.ts';
import { startServers } from './servers.ts';

describe.runIf(inject('postgresUrl'))('the editor in a browser', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let servers: Awaited<ReturnType<typeof startServers>>;
  let browser: Browser;
  let page: Page;

  const person = { email: 'chief@example.com', password: 'a long password', name: 'Chief' };

  beforeAll(async () => {
    database = await createDatabase(inject('postgresUrl') ?? '', { template: inject('postgresTemplate') });
    servers = await startServers(database.url);
    browser = await chromium.launch(findChromium().launchOptions);
    page = await (await browser.newContext({ baseURL: servers.desk.origin })).newPage();
    await page.request.post('/api/users/first-register', { data: person });
  });
  afterAll(async () => {
    await browser.close();
    await servers.close();
    await database.drop();
  });

  const paste = (html: string): Promise<void> =>
    page.locator('[data-lexical-editor]').evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);

  const getMarkdown = async (id: string): Promise<string> => {
    const { body } = (await getArticle(id)) as { body?: LexicalText };
    const written = body && writeMarkdown(body, '');
    return written?.ok ? written.value : (written?.error ?? '');
  };

  const createArticle = async (): Promise<string> => {
    await page.goto('/admin/collections/articles/create');
    await page.waitForURL(/articles\/\d+$/);
    await page.locator('.collection-edit__form[data-form-ready=true]').waitFor();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };

  const getArticle = async (id: string) =>
    (await (await page.request.get(`/api/articles/${id}?draft=true&depth=0`)).json()) as Record<string, unknown>;

  /** Holds the response of the next autosave until the returned function is called. */
  const holdAutosave = async () => {
    const released = Promise.withResolvers<undefined>();
    await page.route(
      /autosave=true/,
      async (route) => {
        const response = await route.fetch();
        await released.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    return { isSent: page.waitForRequest(/autosave=true/), release: () => released.resolve(undefined) };
  };

  test('what is written during an autosave stays', async () => {
    const id = await createArticle();
    const { isSent, release } = await holdAutosave();
    const [title, summary] = [page.locator('#field-title'), page.locator('#field-summary')];
    await title.fill('A tower sold');
    await isSent;
    await title.fill('A tower sold twice');
    await summary.fill('It closed.');
    release();
    const written = { title: 'A tower sold twice', summary: 'It closed.' };
    await expect.poll(() => getArticle(id), { timeout: 20_000 }).toMatchObject(written);
    expect({ title: await title.inputValue(), summary: await summary.inputValue() }).toEqual(written);
  });

  test('the list of a choice that is searched stays during an autosave', async () => {
    const id = await createArticle();
    const publication = String((await getArticle(id))['publication']);
    const client = createContentClient({ origin: servers.api.origin, token: servers.token(publication) });
    // The first ten are listed without a search.
    const names = ['Austin', 'Boise', 'Boston', 'Chicago', 'Dallas', 'Houston', 'Miami', 'Omaha', 'Reno', 'Tampa'];
    for (const [index, name] of [...names, 'Tucson'].entries()) {
      const key = `markets/${name.toLowerCase()}`;
      const body = { name, family: 'markets', naturalId: `channel_1section_${index + 101}` };
      expect((await client.PUT('/categories/{key}', { params: { path: { key } }, body })).error).toBeUndefined();
    }
    const findLast = async () => await (await page.request.get('/api/references?where[name][equals]=Tucson')).json();
    await expect.poll(findLast, { timeout: 20_000 }).toMatchObject({ totalDocs: 1 });
    const { isSent, release } = await holdAutosave();
    await page.locator('#field-title').fill('A tower sold');
    await isSent;
    await page.locator('#field-primary input').first().click();
    await page.keyboard.type('Tuc');
    await page.locator('.rs__option', { hasText: 'Tucson' }).waitFor();
    const state = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(id),
    );
    release();
    await state;
    await page.keyboard.press('Enter');
    await expect
      .poll(() => getArticle(id), { timeout: 20_000 })
      .toMatchObject({ primary: `${publication}:categories:markets/tucson` });
  });

  test.each(['word', 'google-docs'])('what is pasted from %s is clean text', async (program) => {
    const id = await createArticle();
    await page.locator('[data-lexical-editor]').click();
    await paste(readFileSync(path.join(import.meta.dirname, `fixtures/${program}.html`), 'utf8'));
    await expect
      .poll(() => getMarkdown(id), { timeout: 20_000 })
      .toBe(
        '## The fee\n\nThe port **paid** for it, as *nobody* expected, with a [fee on boxes](https://example.com/fee).\n\n- First crane\n- Second crane\n\nIt arrived on Friday.',
      );
  });

  test('an article that is created and left is not in the list', async () => {
    await createArticle();
    await page.goto('/admin/collections/articles');
    expect(await page.locator('tbody tr').count()).toBe(4);
  });

  test('a picture of the list opens, without a button that removes its file', async () => {
    const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const _payload = JSON.stringify({ publication: 'example', alt: 'A tower' });
    const file = { name: 'tower.png', mimeType: 'image/png', buffer };
    await page.request.post('/api/media', { multipart: { _payload, file } });
    await page.goto('/admin/collections/media');
    await page.locator('tbody a').first().click();
    const alt = page.locator('#field-alt');
    await alt.waitFor();
    expect([await alt.inputValue(), await page.locator('.file-details__remove').count()]).toEqual(['A tower', 0]);
  });

  test('the form of a page at another origin is refused, also with the cookie of the person', async () => {
    const other = await page.context().newPage();
    const action = `${servers.desk.origin}/api/articles?draft=true`;
    const body = `<form action="${action}" method="post" enctype="multipart/form-data"><button name="_payload" value="{}">`;
    await other.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await other.goto('http://localhost/');
    const sent = other.waitForResponse(action);
    await other.locator('button').click();
    expect((await sent).status()).toBe(403);
    expect(await (await sent).request().headerValue('cookie')).toContain('payload-token=');
    await other.close();
  });

  test('what is written into a chart just before it is published is published', async () => {
    const client = createContentClient({ origin: servers.api.origin, token: servers.token('example') });
    const category = { name: 'Denver', family: 'markets', naturalId: 'channel_1section_99' };
    await client.PUT('/categories/{key}', { params: { path: { key: 'markets/denver' } }, body: category });
    const params = { path: { key: '2026/11/21/rents' } };
    const chart = { title: 'Rents', source: 'Hawkstone', alt: 'Rents in two cities, in dollars a month.' };
    const markdown = `\`\`\`chart\n${formatChart({ type: 'bar', ...chart, data: 'City,Rent\nDenver,31\nReno,28' })}\n\`\`\``;
    const body = { title: 'Rents rise', primary: 'markets/denver', body: { markdown } };
    expect((await client.PUT('/articles/{key}', { params, body })).error).toBeUndefined();
    const findRents = async () =>
      await (await page.request.get('/api/articles?where[title][equals]=Rents rise')).json();
    await expect.poll(findRents, { timeout: 20_000 }).toMatchObject({ totalDocs: 1 });
    const { docs } = (await findRents()) as { docs: { id: number }[] };
    const id = String(docs[0]?.id);
    await page.goto(`/admin/collections/articles/${id}`);
    const title = page.locator('.LexicalEditorTheme__block [name=title]');
    await title.waitFor();
    await page.locator('#field-summary').fill('A survey.');
    // The states of forms are late.
    const released = Promise.withResolvers<undefined>();
    await page.route('**/admin/**', async (route) => {
      await released.promise;
      await route.continue();
    });
    await title.fill('Rents in December');
    await page.locator('#action-save').click();
    released.resolve(undefined);
    const getPublished = async () => (await client.GET('/articles/{key}', { params })).data;
    await expect.poll(getPublished, { timeout: 20_000 }).toMatchObject({ summary: 'A survey.' });
    expect(await getPublished()).toMatchObject({ body: { markdown: markdown.replace('Rents', 'Rents in December') } });
    expect(await getArticle(id)).toMatchObject({ _status: 'published' });
  });
});
