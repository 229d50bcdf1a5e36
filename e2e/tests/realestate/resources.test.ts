import { describe, expect, inject } from 'vitest';
import { axe } from '../../src/axe.ts';
import { getBrandedResources, getData, type ListedResource, type Publisher } from './data.ts';
import { get, getHeading } from '../../src/http.ts';
import { collectShifts } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';

const pageSize = 10;
const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<article[^>]*>.*?<h3[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, title = '']) =>
    title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );

describe('§2.8, §4 the resource center', () => {
  test('lists the newest resources of all topics, ten a page', async ({ visit }) => {
    const resources = await getBrandedResources<ListedResource[]>('byresources', '&topic=*');
    const page = await visit('/resources/');
    const titles = await page.locator('main article h3').allTextContents();
    expect(titles.toSorted()).toEqual(
      resources
        .slice(0, pageSize)
        .map(({ resourceName }) => resourceName)
        .toSorted(),
    );
    expect(await page.getByRole('combobox', { name: 'Topic' }).inputValue()).toBe('');
    expect(
      await page
        .getByRole('combobox', { name: 'Sort by' })
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    ).toBe('Newest');
    expect(await page.getByRole('status').filter({ hasText: 'resources' }).textContent()).toContain(
      String(resources.length),
    );
  });

  test('the order is in the address and works without scripts', async () => {
    const names = (await getBrandedResources<ListedResource[]>('byresources', '&topic=*')).map(
      ({ resourceName }) => resourceName,
    );
    const sorted = names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    expect(titlesIn((await get('/resources/?sort=name-desc')).text)).toEqual(sorted.slice(0, pageSize));
  });

  test('choosing a topic in the form puts it into the address, which can be shared', async ({ visit }) => {
    const topics = await getBrandedResources<{ name: string; slug: string; count: number }[]>('topics');
    const topic = topics.find(({ count }) => count > 1);
    if (!topic) throw new Error('The sample content has no topic with two resources.');
    const page = await visit('/resources/?sort=oldest');
    await page.getByRole('combobox', { name: 'Topic' }).selectOption(topic.name);
    await page.waitForURL((url) => url.searchParams.get('topic') === topic.slug);
    await page
      .getByRole('status')
      .filter({ hasText: `${topic.count} resources` })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('oldest');
    expect(titlesIn((await get(new URL(page.url()).pathname + new URL(page.url()).search)).text)).toHaveLength(
      topic.count,
    );
  });

  test('a search without results says so; invalid parameters show the list', async () => {
    expect((await get('/resources/?keywords=qwertyuiop')).text).toContain('No resources match');
    expect(titlesIn((await get('/resources/?sort=price&page=x&startDate=31')).text)).toHaveLength(pageSize);
  });

  test.for([
    ['/resources/', pageSize],
    ['/company-resources/?realmID=harrow-and-pike', 1],
  ] as const)(
    "§4 with the local storage key cache set to 'false' %s loads past the caches",
    async ([path, min], { browser }) => {
      const context = await browser.newContext();
      await context.addInitScript(() => localStorage.setItem('cache', 'false'));
      const page = await context.newPage();
      await page.goto(`${inject('origin')}${path}`);
      await page.waitForURL((url) => url.searchParams.has('nocache'));
      expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(min);
      await context.close();
    },
  );

  test('§9 has at most three columns', async ({ visit }) => {
    const page = await visit('/resources/', { width: 1920 });
    const columns = await page
      .locator('main ul:has(> li > article)')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(3);
  });
});

describe('§2.1 the optional site prefix', () => {
  test.for(['/plotline/resources/', '/plotline/company-resources/', '/plotline/resources/video/pv-1001/'])(
    '%s responds, and its canonical address has no prefix',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(response.text)?.[1]).toMatch(
        new RegExp(`//[^/]+${path.replace('/plotline', '')}$`),
      );
    },
  );

  test("another configured brand's prefix shows that brand's resources, at their own address", async () => {
    const response = await get('/sister-site/resources/');
    expect(response.status).toBe(200);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(response.text)?.[1]).toMatch(/\/sister-site\/resources\/$/);
  });

  test.for(['/nobody/resources/', '/nobody/resources/video/pv-1001/', '/realestate/resources/'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('links on such a page keep the prefix', async ({ visit }) => {
    const page = await visit('/plotline/resources/');
    expect(await page.getByRole('link', { name: 'All partners' }).getAttribute('href')).toBe(
      '/plotline/company-resources/',
    );
  });
});

describe('§2.8, §4 company resources', () => {
  const pick = async (sponsored: 'true' | 'false'): Promise<Publisher> => {
    const found = (await getBrandedResources<Publisher[]>('publishers')).find(
      (publisher) => publisher.sponsored === sponsored,
    );
    if (!found) throw new Error(`The sample content has no publisher whose sponsored is '${sponsored}'.`);
    return found;
  };

  test('a sponsor is a premium partner with blurb and social links', async ({ visit }) => {
    const publisher = await pick('true');
    const page = await visit(publisher.internalURL);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(publisher.name);
    await main.getByText('premium partner', { exact: true }).waitFor();
    await main
      .getByText(publisher.sponsorBlurb?.replaceAll("'", '’') ?? '')
      .first()
      .waitFor();
    expect(
      await main
        .getByRole('group', { name: `${publisher.name} elsewhere` })
        .getByRole('link')
        .count(),
    ).toBeGreaterThan(0);
    expect(
      await main
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Resource Center' })
        .getAttribute('href'),
    ).toBe('/resources/');
  });

  test('another publisher is a partner without them', async ({ visit }) => {
    const publisher = await pick('false');
    const main = (await visit(publisher.internalURL)).getByRole('main');
    await main.getByText('partner', { exact: true }).waitFor();
    expect(await main.getByRole('group', { name: `${publisher.name} elsewhere` }).count()).toBe(0);
  });

  test('the share menu copies the address and lists YouTube separately', async ({ visit }) => {
    const publisher = (await getBrandedResources<Publisher[]>('publishers')).find(
      ({ sponsored, socials }) => sponsored === 'true' && socials.some(({ name }) => name === 'YouTube'),
    );
    if (!publisher) throw new Error('The sample content has no sponsor with a YouTube channel.');
    const page = await visit(publisher.internalURL);
    await page.context().grantPermissions(['clipboard-write'], { origin: inject('origin') });
    const dialogShown = page.waitForEvent('dialog').then(async (dialog) => {
      const message = dialog.message();
      await dialog.accept();
      return message;
    });
    await page.getByRole('main').getByText('Share', { exact: true }).click();
    await page.getByRole('link', { name: /^YouTube/ }).waitFor();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    expect(await dialogShown).toBe('The link has been copied to your clipboard.');
  });

  test('without a publisher every partner is listed; an unknown one is not found', async () => {
    const { text } = await get('/company-resources/');
    for (const { internalURL } of await getBrandedResources<Publisher[]>('publishers'))
      expect(text).toContain(`href="${internalURL}"`);
    expect((await get('/company-resources/?realmID=nobody')).status).toBe(404);
    expect((await get('/company-resources/?realmID=%3Cscript%3E')).status).toBe(404);
  });
});

describe('§2.8 partner resources', () => {
  test('each tab has an address, and the home tab has its cards and buttons', async ({ visit }) => {
    const page = await visit('/resources/partners/');
    const tabs = page.getByRole('navigation', { name: 'Partner resources' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual([
      'Home',
      'Video Center',
      'Thought Leadership',
      'Webcast Center',
      'White Papers',
      'Career Center',
    ]);
    for (const name of ['Video', 'Thought Leadership', 'Solutions', 'White Papers'])
      expect(await page.getByRole('main').getByRole('heading', { name, exact: true }).count(), name).toBe(1);
    for (const name of ['Browse Employers', 'Browse Jobs', 'Contact us about partnering'])
      expect(await page.getByRole('link', { name }).count(), name).toBe(1);
    for (const href of await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      expect((await get(href)).status, href).toBe(200);
    expect((await get('/resources/partners/?tab=nope')).status).toBe(404);
  });

  test('the video center lists every video with footage, and each has a page', async () => {
    const all = await getData<{ id: string; title: string; videoURL: string | null }[]>(
      '/branded-resources/videos.json?brand=plotline',
    );
    const { text } = await get('/resources/partners/video/');
    for (const { id, videoURL } of all)
      expect(text.includes(`href="/resources/video/${id}/"`), id).toBe(videoURL !== null);
    const first = all.find(({ videoURL }) => videoURL !== null);
    expect(getHeading(await get(`/resources/video/${first?.id}/`))).toBe(first?.title);
    expect((await get('/resources/video/pv-0/')).status).toBe(404);
  });
});

const screensOfPartners = [
  '/resources/',
  '/company-resources/?realmID=harrow-and-pike',
  '/resources/partners/',
  '/resources/partners/video/',
  '/resources/video/pv-1001/',
  '/cre-tech-center/',
  '/nomination/',
  '/recognition/rainmakers/',
  '/recognition/rainmakers/ramona-castellane/',
  '/sitemap/',
];
/** Variants of these screens that accessibility.test.ts does not open. */
const otherForms = ['/resources/?keywords=qwertyuiop', '/company-resources/', '/resources/partners/?tab=webcasts'];

describe('the pages of partners and programs', () => {
  test.for([...screensOfPartners, ...otherForms])('%s has one first-level heading', async (path) => {
    expect((await get(path)).text.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test.for(otherForms)(
    '%s is accessible, does not overflow and does not shift at 1280 and 390 px',
    async (path, { visit }) => {
      const page = await visit(path, { width: 1280 });
      const shifts = await collectShifts(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(0.01);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      for (const [width, extent] of [
        [1280, 'without frames'],
        [390, 'looks'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axe(page, extent), `${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    },
  );
});

describe.skipIf(inject('templateOrigin') === '')('the template brand', () => {
  test.for(['/resources/', '/sister-site/resources/', '/company-resources/', '/resources/partners/', '/sitemap/'])(
    '%s works with its own content',
    async (path) => {
      const response = await get(path, {}, inject('templateOrigin'));
      expect(response.status).toBe(200);
      expect(response.text).not.toMatch(/plotline/i);
    },
  );
  test.for(['/cre-tech-center/', '/recognition/rainmakers/', '/plotline/resources/'])(
    '%s is not found where the brand has none',
    async (path) => {
      expect((await get(path, {}, inject('templateOrigin'))).status).toBe(404);
    },
  );
});
