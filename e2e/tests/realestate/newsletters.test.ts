import { randomUUID } from 'node:crypto';
import { describe, expect, inject } from 'vitest';
import { getStream, queryProvider } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { waitForMail } from '../../src/outbox.ts';
import { collectShifts, cumulativeShift } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';

type Newsletter = { productCode: string; title: string; frequency: string; sample: { subject: string } };
type Body = { bodyArray: readonly string[]; kickerPresentedBy: { value: string } | null };

const getNewsletters = async (): Promise<readonly Newsletter[]> => {
  const { getNewsletterDetails } = await queryProvider<{ getNewsletterDetails: readonly Newsletter[] }>(
    '{ getNewsletterDetails(site: "plotline") { productCode title frequency sample { subject } } }',
  );
  return getNewsletterDetails;
};

/** Paths of articles of a stream whose text passes a test. */
const findArticles = async (term: string, isWanted: (body: Body) => boolean): Promise<string[]> => {
  const { contents } = await getStream(term, 40);
  const bodies = await Promise.all(
    contents.map(({ naturalId }) =>
      queryProvider<{ getContent: Body }>(
        'query Body($id: ID!) { getContent(naturalId: $id, site: "plotline") { bodyArray kickerPresentedBy { value } } }',
        { id: naturalId },
      ),
    ),
  );
  return contents.flatMap(({ uri }, index) => {
    const body = bodies[index]?.getContent;
    return body && isWanted(body) ? [uri] : [];
  });
};

const countParagraphs = ({ bodyArray }: Body): number => bodyArray.filter((html) => html.startsWith('<p')).length;
const isLong = (body: Body): boolean => !body.kickerPresentedBy && body.bodyArray.length === countParagraphs(body);

describe('§2.3 the newsletters page', () => {
  test('lists each newsletter with its frequency and a sample edition', async ({ visit }) => {
    const page = await visit('/static/newsletters/');
    const rows = page.getByRole('group', { name: 'Check the newsletters that you want' }).locator('> ul > li');
    const texts = await rows.allInnerTexts();
    const newsletters = await getNewsletters();
    expect(texts).toHaveLength(newsletters.length);
    const missing = newsletters.flatMap(({ title, frequency, sample }, index) =>
      [title, frequency, sample.subject].filter((text) => !texts[index]?.includes(text)),
    );
    expect(missing).toEqual([]);
  });

  test('signs up for two of them without scripts, and confirms by mail', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${inject('origin')}/static/newsletters/`);
    const [first, second] = await getNewsletters();
    const email = `letters.${randomUUID()}@example.com`;
    await page.getByRole('checkbox', { name: first?.title ?? '', exact: true }).check();
    await page.getByRole('checkbox', { name: second?.title ?? '', exact: true }).check();
    await page.getByRole('main').getByLabel('Email address').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const { text } = await waitForMail(email);
    expect(text).toContain(first?.title);
    expect(text).toContain(second?.title);
    await context.close();
  });

  test('on a phone the email field is in reach once a newsletter is checked, and covers no focus', async ({
    visit,
  }) => {
    const page = await visit('/static/newsletters/', { width: 390 });
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.first().check();
    const field = page.getByRole('main').getByLabel('Email address');
    const bar = await field.evaluate((input) => input.getBoundingClientRect().toJSON() as DOMRect);
    expect(bar.bottom).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
    for (const _ of await boxes.all()) {
      const isVisible = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, top, width, height } = focused.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === focused;
      });
      expect(isVisible).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('has the address with the prefix of static pages, and is in the site maps once', async () => {
    expect((await get('/static/nuxt-newsletters/')).text).toContain('rel="canonical" href="http');
    const { text } = await get('/sitemap/');
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main.match(/href="\/static\/newsletters\/"/g)).toHaveLength(1);
  });
});

describe('the newsletter in an article', () => {
  test('is that of its section, after the fifth paragraph, and moves nothing', async ({ visit }) => {
    const [path = ''] = await findArticles('sectors/office', (body) => isLong(body) && countParagraphs(body) > 8);
    const page = await visit(path, { width: 390 });
    const form = page.getByRole('region', { name: 'Newsletter: Floor Plate' });
    const before = await form.evaluate(
      (section) =>
        [...document.querySelectorAll('article p')].filter(
          (paragraph) =>
            paragraph.parentElement?.parentElement === section.parentElement?.parentElement &&
            paragraph.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length,
    );
    expect(before).toBe(5);
    const shifts = await collectShifts(page);
    expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
  });

  test('signs up in place: errors at the field, then a confirmation, and the reader stays', async ({ visit }) => {
    const [path = ''] = await findArticles('sectors/office', (body) => isLong(body) && countParagraphs(body) > 8);
    const refused = '/Registration/Newsletters.aspx?promoCode=REM&referrerDomain=plotline.example.com';
    const page = await visit(path, { refused });
    const form = page.getByRole('region', { name: 'Newsletter: Floor Plate' });
    const field = form.getByLabel('Email address');
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => field.evaluate((input) => (input as HTMLInputElement).form?.noValidate)).toBe(true);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await form.getByText('Enter your email address').waitFor();
    expect(await field.evaluate((input) => [input === document.activeElement, input.ariaInvalid])).toEqual([
      true,
      'true',
    ]);
    await field.fill('reader@');
    await field.press('Enter');
    await form.getByText('Enter an email address like name@example.com').waitFor();
    const email = `letter.${randomUUID()}@example.com`;
    await field.fill(email);
    const top = await form.evaluate(
      (section) => scrollY + (section.nextElementSibling ?? section).getBoundingClientRect().top,
    );
    await field.press('Enter');
    await form.getByRole('status').getByText(`We have emailed a link to ${email}`).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await form.evaluate((section) => section === document.activeElement)).toBe(true);
    expect(await field.count()).toBe(0);
    expect(
      await form.evaluate((section) => scrollY + (section.nextElementSibling ?? section).getBoundingClientRect().top),
    ).toBe(top);
    await waitForMail(email);
  });

  test('without scripts leads back to its place in the article', async ({ browser }) => {
    const [path = ''] = await findArticles('sectors/office', (body) => isLong(body) && countParagraphs(body) > 8);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${inject('origin')}${path}`);
    const form = page.getByRole('region', { name: 'Newsletter: Floor Plate' });
    await form.getByLabel('Email address').fill(`letter.${randomUUID()}@example.com`);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Back to the page that you came from' }).click();
    await form.getByLabel('Email address').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${path}#letter`);
    await context.close();
  });

  test('is in no short article, no article that a partner paid for, no AMP page and no feed', async () => {
    const [long = ''] = await findArticles('sectors/office', (body) => isLong(body) && countParagraphs(body) > 8);
    // The sign-up follows five paragraphs, and two more follow it.
    const [short = ''] = await findArticles('plotline-sections/update', (body) => countParagraphs(body) < 7);
    const [paid = ''] = await findArticles(
      'plotline-sections/thought-leadership',
      (body) => body.kickerPresentedBy !== null,
    );
    const paths = [short, paid, `/amp${long}`, '/rss/feed/'];
    const documents = await Promise.all(paths.map((path) => get(path)));
    expect(documents.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(documents.filter(({ text }) => text.includes('name="newsletter"'))).toEqual([]);
    expect((await get(long)).text).toContain('name="newsletter" value="PLTFP"');
  });
});
