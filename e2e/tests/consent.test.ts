import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { axe } from '../src/axe.ts';
import { openReader, type Reader, type ReaderOptions } from '../src/reader.ts';
import { cumulativeShift, recordShifts, collectShifts } from '../src/shifts.ts';
import { startSiteServer, createTemporaryFolder, type RunningServer } from '../src/stack.ts';
import { test as base } from '../src/test.ts';
import { sampleContent, testedBrand } from '../src/testedBrand.ts';

const scripts = {
  tags: 'https://tags.example/gtm.js',
  replay: 'https://replay.example/replay.js',
  recommendations: 'https://stories.example/widget.js',
  advertising: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
};
const env = {
  AD_NETWORK_CODE: '1234',
  TAG_MANAGER_ID: 'GTM-TEST',
  TAG_MANAGER_SCRIPT: `${scripts.tags}?id={id}`,
  SESSION_REPLAY_ID: 'replay-1',
  SESSION_REPLAY_SCRIPT: scripts.replay,
  RECOMMENDATIONS_ID: 'stories-1',
  RECOMMENDATIONS_SCRIPT: scripts.recommendations,
};

/** A consent platform that responds only when the test tells it to. */
const platform = `
  window.listeners = [];
  window.__tcfapi = (command, version, callback) => { if (command === 'addEventListener') window.listeners.push(callback); };
  window.speak = (consents) => window.listeners.forEach((listener) => listener({ eventStatus: 'useractioncomplete', purpose: { consents } }, true));
`;
/** A loaded ad library that records its calls and never responds. */
const library = `
  window.asked = { treatments: [], displayed: [] };
  const slotOf = (id) => ({ id, defineSizeMapping: () => undefined, setConfig: () => undefined, addService: () => undefined });
  const service = { addEventListener: () => service, removeEventListener: () => undefined, updateCorrelator: () => service };
  window.googletag = {
    apiReady: true, cmd: { push: (command) => command() }, pubads: () => service, enableServices: () => undefined, destroySlots: () => true,
    setConfig: ({ privacyTreatments }) => { if (privacyTreatments) window.asked.treatments.push(privacyTreatments.treatments); },
    defineSlot: (unit, sizes, id) => slotOf(id),
    display: ({ id }) => { window.asked.displayed.push(id); },
  };
`;
/** Every page asks for consent alike. */
const smallPage = '/static/about-us/';
const privacySignal = "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })";

const state: { site?: RunningServer } = {};
const { folder, remove } = createTemporaryFolder();

const test = base.extend<{ reader: (options?: Partial<ReaderOptions>) => Promise<Reader> }>({
  reader: async ({ browser }, use) => {
    const readers: Reader[] = [];
    await use(async (options = {}) => {
      const one = await openReader(browser, { origin: state.site?.origin ?? '', ...options });
      readers.push(one);
      return one;
    });
    const trouble = readers.flatMap((one) => one.errors());
    await Promise.all(readers.map((one) => one.close()));
    expect(trouble, `errors in the browser: ${trouble.join('; ')}`).toEqual([]);
  },
});

const getBanner = ({ page }: Reader) => page.getByRole('region', { name: 'Your privacy' });
const getAdRequests = ({ page }: Reader) =>
  page.evaluate(() => (window as unknown as { asked: { treatments: (string[] | null)[]; displayed: string[] } }).asked);
const press = (reader: Reader, name: string) => getBanner(reader).getByRole('button', { name }).click();
/** Waits for the page view in the data layer: by then every allowed script has been requested. */
const viewed = (reader: Reader) =>
  expect.poll(async () => (await reader.events('page_view')).length).toBeGreaterThan(0);

describe.skipIf(inject('templateOrigin') === '')('§7.2: consent', () => {
  beforeAll(async () => {
    state.site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      env,
    });
  });
  afterAll(async () => {
    await state.site?.service.stop();
    remove();
  });

  test('requests nothing from third parties before the visitor answers, on any page of a visit', async ({ reader }) => {
    const one = await reader();
    for (const path of ['/', sampleContent.stream, smallPage]) {
      await one.go(path);
      await viewed(one);
      await getBanner(one).waitFor();
    }
    expect(one.thirdParty()).toEqual([]);
  });

  test.for([
    ['Accept all', Object.values(scripts)],
    ['Refuse all', []],
  ] as const)('%s: loads the scripts that it allows, and is remembered', async ([answer, loaded], { reader }) => {
    const one = await reader();
    await one.go(smallPage);
    await press(one, answer);
    await expect.poll(() => getBanner(one).count()).toBe(0);
    await expect.poll(one.thirdParty).toEqual(expect.arrayContaining([...loaded]));
    expect(one.thirdParty()).toHaveLength(loaded.length);
    await one.go(sampleContent.stream);
    await viewed(one);
    await expect.poll(one.thirdParty).toHaveLength(loaded.length * 2);
    expect(await getBanner(one).count()).toBe(0);
    const consentCookie = (await one.page.context().cookies()).find(({ name }) => name === 'mh_consent');
    expect(consentCookie?.value).toMatch(/^1\.(map|-)\.\d{5}$/);
  });

  test('measurement alone loads the tag manager and the session replay', async ({ reader }) => {
    const one = await reader();
    await one.go(smallPage);
    await press(one, 'Choose what to allow');
    await getBanner(one).getByRole('checkbox', { name: 'Measurement' }).check();
    await press(one, 'Save my choice');
    await expect.poll(() => one.thirdParty().toSorted()).toEqual([scripts.tags, scripts.replay].toSorted());
  });

  test('Global Privacy Control counts as a refusal: no banner, no third-party scripts, and the settings say so', async ({
    reader,
  }) => {
    const one = await reader({ before: privacySignal });
    await one.go(smallPage);
    await viewed(one);
    expect([await getBanner(one).count(), one.thirdParty()]).toEqual([0, []]);
    await one.page.getByRole('link', { name: 'Cookie Settings' }).click();
    await expect.poll(() => getBanner(one).getByRole('checkbox').count()).toBe(1);
    expect(await getBanner(one).textContent()).toContain('Your browser asks sites not to share');
  });

  test('a consent platform that does not respond counts as a refusal until it responds', async ({ reader }) => {
    const one = await reader({ before: platform + library });
    await one.go('/');
    await viewed(one);
    await one.page.waitForFunction(() => (window as unknown as { listeners: unknown[] }).listeners.length > 0);
    await expect.poll(async () => (await one.page.evaluate(() => performance.now())) > 6_000).toBe(true);
    expect([await getBanner(one).count(), one.thirdParty()]).toEqual([0, []]);
    // The slot shows a promotion of the publication until the reader decides; then the ad is requested without a
    // reload.
    await one.page.locator('[data-slot="horiz1"][data-state="house"]').waitFor();
    await one.page.evaluate(() =>
      (window as unknown as { speak: (consents: object) => void }).speak({ 1: true, 2: true, 7: true, 8: true }),
    );
    await expect
      .poll(() => one.thirdParty().toSorted())
      .toEqual([scripts.tags, scripts.replay, scripts.advertising].toSorted());
    await one.page.locator('[data-slot="horiz1"][data-state="requested"]').waitFor();
    expect(await getAdRequests(one)).toMatchObject({
      treatments: [['disablePersonalization']],
      displayed: expect.arrayContaining([expect.stringMatching(/^creative-horiz1-/)]),
    });
  });

  test('advertising follows each choice on the page where it is made; after a refusal nothing more is requested', async ({
    reader,
  }) => {
    const one = await reader({ before: library });
    const choose = async (purpose: RegExp): Promise<void> => {
      await getBanner(one).getByRole('checkbox', { name: purpose }).check();
      await press(one, 'Save my choice');
      await expect.poll(() => getBanner(one).count()).toBe(0);
    };
    await one.go('/');
    await viewed(one);
    await press(one, 'Choose what to allow');
    expect((await getAdRequests(one)).displayed).toEqual([]);
    await choose(/^Advertising/);
    await expect
      .poll(async () => (await getAdRequests(one)).displayed)
      .toEqual(expect.arrayContaining([expect.stringMatching(/^creative-horiz1-/)]));
    expect((await getAdRequests(one)).treatments).toEqual([['disablePersonalization']]);
    const settings = one.page.getByRole('link', { name: 'Cookie Settings' });
    await settings.click();
    await choose(/^Personalization/);
    await expect.poll(async () => (await getAdRequests(one)).treatments).toEqual([['disablePersonalization'], null]);
    await settings.click();
    const reloaded = one.page.waitForEvent('load');
    await press(one, 'Refuse all');
    await reloaded;
    // The page is still scrolled to the footer, where the settings are opened.
    await one.page.locator('[data-slot][data-state="house"]').first().waitFor({ state: 'attached' });
    expect(await getAdRequests(one)).toEqual({ treatments: [], displayed: [] });
  });

  test('the footer opens the settings, which trap and restore the focus; withdrawing consent removes the scripts', async ({
    reader,
  }) => {
    const one = await reader();
    await one.go(smallPage);
    await press(one, 'Accept all');
    await expect.poll(one.thirdParty).toHaveLength(4);
    const link = one.page.getByRole('link', { name: 'Cookie Settings' });
    await link.click();
    await expect.poll(() => one.page.evaluate(() => document.activeElement?.textContent)).toBe('Your privacy');
    expect(await getBanner(one).getByRole('checkbox', { checked: true }).count()).toBe(3);
    await one.page.keyboard.press('Escape');
    await expect.poll(() => one.page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie Settings');
    await link.click();
    const begunAnew = one.page.waitForEvent('load');
    await press(one, 'Refuse all');
    await begunAnew;
    await viewed(one);
    expect([one.thirdParty().length, await getBanner(one).count()]).toEqual([4, 0]);
  });

  test('an address with the hash of the settings opens them, and not again after a reload', async ({ reader }) => {
    const one = await reader();
    await one.go('/search/?q=office#cookie-settings');
    await getBanner(one).getByRole('checkbox').first().waitFor();
    await press(one, 'Refuse all');
    await one.page.reload();
    await viewed(one);
    expect([new URL(one.page.url()).search, await getBanner(one).count()]).toEqual(['?q=office', 0]);
  });

  test.for([1440, 390])(
    'at %i px the banner is accessible, shifts no content and does not cover the focused element',
    async (width, { reader }) => {
      const one = await reader({ width });
      await recordShifts(one.page);
      await one.go(smallPage);
      await getBanner(one).waitFor();
      // The page behind it is in accessibility.test.ts, and the names and roles of both are those of the wide window.
      expect(await (width === 1440 ? axe(one.page, 'without frames') : axe(one.page, 'looks', getBanner(one)))).toEqual(
        [],
      );
      expect(await one.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // Focusing scrolls and lays out the page: every twentieth link covers its whole height within seconds.
      const covered = await one.page.evaluate(() => {
        const banner = [...document.querySelectorAll('section')].find(({ textContent }) =>
          textContent.startsWith('Your privacy'),
        );
        const top = banner?.getBoundingClientRect().top ?? 0;
        const links = [...document.querySelectorAll<HTMLElement>('main a, footer a')];
        return links.filter((link, index) => {
          if (index % 20 !== 0) return false;
          link.focus();
          return document.activeElement === link && link.getBoundingClientRect().top >= top;
        }).length;
      });
      expect(covered).toBe(0);
      const shifts = await collectShifts(one.page);
      expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
    },
  );
});
