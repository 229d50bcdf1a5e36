import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { closeContext } from '../../src/launch.ts';
import { untilConnected } from '../../src/untilLoaded.ts';
import { queryProvider } from '../../src/content.ts';
import { getLink, waitForMail } from '../../src/outbox.ts';
import { getPackages } from './mediaContent.ts';
import { getScreen } from '../../src/screens.ts';
import { test, type Visit } from '../../src/test.ts';

const anArticle = async (visit: Visit, width = 1280): Promise<Page> =>
  visit((await getScreen('article')).path, { width });

const aReport = async (): Promise<string> => {
  const [report] = await getPackages('Special+Reports');
  if (!report) throw new Error('The sample content has no special report.');
  return report.packageUrl;
};

/** Records the events that tracking would receive. */
const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('masthead:share', (event) =>
      heard.push((event as CustomEvent<{ method: string }>).detail.method),
    );
  });
const heardOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Email' }).click();
  await page.getByRole('region', { name: 'Share by email' }).waitFor();
};
const send = async (page: Page, addresses: string, message = ''): Promise<void> => {
  await page.getByLabel('Email addresses').fill(addresses);
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
};

describe('§2.8, §7.2: the networks', () => {
  test.for([
    ['LinkedIn', 'LinkedIn', 'www.linkedin.com'],
    ['Twitter', 'X (Twitter)', 'x.com'],
    ['Facebook', 'Facebook', 'www.facebook.com'],
  ] as const)(
    '%s opens in a window of 600 by 400 with the address of the page',
    async ([name, label, host], { visit }) => {
      const page = await anArticle(visit);
      await hear(page);
      // Social networks are not available in tests: only the URL of the opened window is checked.
      await page.context().route(
        (url) => url.host === host,
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>network</title>' }),
      );
      const opening = page.context().waitForEvent('page');
      await page.getByRole('link', { name: `Share on ${label}` }).click();
      const popup = await opening;
      await popup.waitForLoadState();
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 400]);
      expect(
        [...new URL(popup.url()).searchParams.values()].some((value) => value.endsWith(new URL(page.url()).pathname)),
      ).toBe(true);
      expect(await heardOn(page)).toEqual([name]);
    },
  );

  test('without scripts they are plain links, and Email writes a mail', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(inject('origin') + (await getScreen('article')).path);
    const bar = page.getByRole('group', { name: 'Share this article' });
    expect(
      await bar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol)),
    ).toEqual(['https:', 'https:', 'https:', 'mailto:']);
    await context.close();
  });
});

test('§8: Copy Link copies the address and says so', async ({ visit }) => {
  const page = await anArticle(visit);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: inject('origin') });
  const saying = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Copy Link' }).click();
  const dialog = await saying;
  expect(dialog.message()).toBe('The link has been copied to your clipboard.');
  await dialog.accept();
  await click;
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(
    new URL(page.url()).pathname,
  );
});

describe('§2.8, §4: SHARE THIS PAGE of a page header', () => {
  test('opens with the keyboard, pushes the main area back, and gives the focus back on Escape', async ({ visit }) => {
    const page = await visit(await aReport());
    const button = page.getByRole('button', { name: 'Share this page' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share this page' });
    await dialog.waitFor();
    expect(await dialog.getByRole('link').allTextContents()).toEqual(['Facebook', 'X (Twitter)', 'LinkedIn', 'Email']);
    await dialog.getByRole('button', { name: 'Copy Link' }).waitFor();
    await expect
      .poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).transform))
      .toContain('matrix(0.95');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('Cancel closes it, also on a phone', async ({ visit }) => {
    const page = await visit(await aReport(), { width: 390 });
    await page.getByRole('button', { name: 'Share this page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this page' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('§4, §5, §8: share by email', () => {
  test.for([1440, 1024, 768, 390, 320])(
    'at %i pixels the form is seen whole beside one Email control, and widens nothing',
    async (width, { visit }) => {
      const page = await anArticle(visit, width);
      expect(
        await page
          .getByRole('group', { name: 'Share this article' })
          .getByLabel('Email')
          .locator('visible=true')
          .count(),
      ).toBe(1);
      const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      const before = await pageWidth();
      await openForm(page);
      const box = await page.getByRole('region', { name: 'Share by email' }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await pageWidth()).toBe(before);
    },
  );

  test('says what is wrong at the fields and sends nothing', async ({ visit }) => {
    const page = await anArticle(visit);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/email-story')) sent.push(request.url());
    });
    await openForm(page);
    await send(page, '');
    await page.getByText('Enter an email address').waitFor();
    await send(page, 'reader@example', 'm'.repeat(251));
    await page.getByText('Invalid email format').waitFor();
    expect(await page.getByText('Message exceeds the character limit').isVisible()).toBe(true);
    expect(await page.getByText('-1 characters remaining').isVisible()).toBe(true);
    expect(sent).toEqual([]);
  });

  test('goes out form-encoded with credentials, says thanks, closes by itself and is announced', async ({ visit }) => {
    const page = await anArticle(visit, 390);
    await hear(page);
    await openForm(page);
    const asking = page.waitForRequest((request) => request.url().endsWith('/email-story/'));
    const address = `friend.${Date.now()}@example.com`;
    await send(page, address, 'Look <i>here</i>');
    const request = await asking;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
    const fields = new URLSearchParams(request.postData() ?? '');
    expect([...fields.keys()].toSorted()).toEqual(['comment', 'email', 'theDescription', 'theHeadline', 'theLink']);
    expect(fields.get('comment')).toBe('Look here');
    await page.getByText('Thank you! This article has been shared.').waitFor();
    await page.getByRole('region', { name: 'Share by email' }).waitFor({ state: 'detached' });
    expect(await heardOn(page)).toEqual(['Email']);
    expect((await waitForMail(address)).text).toContain('Look here');
  });

  test('while it is sending the button says so; a refusal is told in red and the form is gone', async ({ browser }) => {
    // A separate context: this failure is expected.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(inject('origin') + (await getScreen('article')).path);
    await untilConnected(page);
    const held: (() => void)[] = [];
    await page.route('**/email-story/', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    await openForm(page);
    await send(page, 'reader@example.com');
    const sending = page.getByRole('button', { name: 'sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await page.getByText('Unable to send emails at this time. Please try again later.').waitFor();
    expect(await page.getByLabel('Email addresses').count()).toBe(0);
    await closeContext(context);
  });

  test('hides on the root-level close event, on Escape and on its button', async ({ visit }) => {
    const page = await anArticle(visit);
    const form = page.getByRole('region', { name: 'Share by email' });
    await openForm(page);
    await page.evaluate(() => document.dispatchEvent(new Event('close-share-form')));
    await form.waitFor({ state: 'detached' });
    await openForm(page);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: 'Email' }).evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await openForm(page);
    await page.getByRole('button', { name: 'Email' }).click();
    await form.waitFor({ state: 'detached' });
  });

  test.skipIf(inject('templateOrigin') === '')('another brand lists its errors above the form', async ({ visit }) => {
    const { getContentStream } = await queryProvider<{ getContentStream: { contents: { uri: string }[] } | null }>(
      '{ getContentStream(term: "best-practices/writing", site: "sister-site", pageSize: 1) { contents { uri } } }',
    );
    const uri = getContentStream?.contents[0]?.uri;
    if (uri === undefined) throw new Error('The template brand has no article about writing.');
    const page = await visit(uri, { origin: inject('templateOrigin') });
    await openForm(page);
    await page.getByLabel('Message').fill('m'.repeat(251));
    expect(await page.getByText('Character count exceeded').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Correct these errors and try again:').waitFor();
    expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
      'Enter an email address',
      'Message exceeds the character limit',
    ]);
    expect(await page.getByLabel('Email addresses').getAttribute('type')).toBe('email');
    const address = `sister.${Date.now()}@example.com`;
    await send(page, address, 'Ours');
    await page.getByText('Thank you! This article has been shared.').waitFor();
    expect(new URL(getLink(await waitForMail(address))).pathname).toBe(uri);
  });
});
