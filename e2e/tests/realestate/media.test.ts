import { describe, expect } from 'vitest';
import { get, getHeading } from '../../src/http.ts';
import { getPackages, getPodcasts, findUnexpected, getWebcasts } from './mediaContent.ts';
import { test } from '../../src/test.ts';

describe('§2.1 podcast center and webcasts', () => {
  test('the podcast center lists the newest episodes, ten a page, and links older ones', async ({ visit }) => {
    const { contents } = await getPodcasts();
    const page = await visit('/podcastcenter/');
    const main = page.getByRole('main');
    const titles = await main.getByRole('article').getByRole('heading').allTextContents();
    expect(titles).toEqual(contents.slice(0, 10).map(({ title }) => title));
    await main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/podcastcenter/?page=2');
    await main.getByRole('link', { name: contents[10]?.title }).waitFor();
  });

  test('podcasts and webcasts link each other', async ({ visit }) => {
    const page = await visit('/podcastcenter/');
    await page
      .getByRole('navigation', { name: 'Podcasts and webcasts' })
      .getByRole('link', { name: 'Webcasts' })
      .click();
    await page.waitForURL('**/webcasts/');
    await page.getByRole('heading', { level: 1, name: 'Webcasts' }).waitFor();
  });

  test('a recording is as long as its page, its card, its structured data and its feed say', async ({ visit }) => {
    const { contents } = await getPodcasts();
    const feed = (await get('/podcastcenter/feed/')).text;
    const durations = [...feed.matchAll(/<itunes:duration>(\d+)</g)].map(([, seconds]) => Number(seconds));
    expect(durations).toHaveLength(contents.length);
    const { uri = '' } = contents.at(-1) ?? {};
    const seconds = durations.at(-1) ?? 0;
    const page = await visit(uri);
    const main = page.getByRole('main');
    await main.getByText(`Trailer, ${seconds}\u00a0seconds`).first().waitFor();
    expect((await get(uri)).text).toContain(`"duration":"PT${seconds}S"`);
    const measured = await main.locator('audio').evaluate(
      (player: HTMLAudioElement) =>
        new Promise<number>((resolve, reject) => {
          player.addEventListener('loadedmetadata', () => resolve(player.duration), { once: true });
          player.addEventListener('error', () => reject(new Error('The recording cannot be loaded.')), { once: true });
          player.load();
          player.preload = 'metadata';
        }),
    );
    expect(Math.round(measured)).toBe(seconds);
    const lastPage = await visit('/podcastcenter/?page=3');
    await lastPage
      .getByRole('article')
      .filter({ has: lastPage.getByRole('link', { name: contents.at(-1)?.title ?? '', exact: true }) })
      .getByText(`Trailer, ${seconds}\u00a0seconds`)
      .waitFor();
  });

  test('a reader plays, skips, changes the speed and jumps to a chapter', async ({ visit }) => {
    const [episode] = (await getPodcasts()).contents;
    const main = (await visit(episode?.uri ?? '')).getByRole('main');
    const player = main.getByRole('group', { name: `Listen to ${episode?.title}` });
    const read = () =>
      player
        .locator('audio')
        .evaluate(({ paused, currentTime, playbackRate }: HTMLAudioElement) => ({ paused, currentTime, playbackRate }));
    await player.getByRole('button', { name: 'Play' }).click();
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await player.getByRole('button', { name: 'Forward 15 seconds' }).press('Enter');
    expect((await read()).currentTime).toBeGreaterThanOrEqual(15);
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
    expect((await read()).playbackRate).toBe(1.5);
    await player.getByRole('button', { name: 'Pause' }).press('Space');
    await expect.poll(async () => (await read()).paused).toBe(true);
    const chapter = player.getByRole('list', { name: 'Chapters' }).getByRole('link').last();
    const start = Number(await chapter.getAttribute('data-seek'));
    await chapter.click();
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    expect((await read()).currentTime).toBeGreaterThanOrEqual(start);
    // The times in the transcript play their chapters as well.
    await main.locator('details').getByRole('link').first().click();
    await expect.poll(async () => (await read()).currentTime < start).toBe(true);
  });

  test('an episode plays and seeks on its own page', async ({ visit }) => {
    const episode = (await getPodcasts()).contents.at(-1);
    const main = (await visit(episode?.uri ?? '')).getByRole('main');
    const heard = await main
      .locator('audio')
      .first()
      .evaluate(async (player: HTMLAudioElement) => {
        const moment = (name: string) =>
          new Promise((resolve, reject) => {
            player.addEventListener(name, resolve, { once: true });
            player.addEventListener(
              'error',
              () => reject(new Error(player.error?.message ?? 'The recording cannot be played.')),
              { once: true },
            );
          });
        player.muted = true;
        const playing = moment('timeupdate');
        await player.play();
        await playing;
        player.pause();
        const sought = moment('seeked');
        player.currentTime = player.duration - 2;
        await sought;
        return {
          seconds: Math.round(player.duration),
          at: Math.round(player.currentTime),
          end: player.seekable.end(0),
        };
      });
    expect(heard).toMatchObject({ seconds: 12, at: 10 });
    expect(heard.end).toBeGreaterThan(11);
  });

  test('a recording continues on the next page until the reader closes it', async ({ visit }) => {
    const [episode] = (await getPodcasts()).contents;
    const page = await visit(episode?.uri ?? '');
    const main = page.getByRole('main');
    await main
      .locator('audio')
      .first()
      .evaluate(async (player: HTMLAudioElement) => {
        Object.assign(player, { muted: true, loop: true });
        await player.play();
      });
    await main.getByRole('link', { name: 'Podcast Center' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Podcast Center' }).waitFor();
    const bar = page.getByRole('region', { name: 'Now playing' });
    const isPlaying = () => bar.locator('audio').evaluate((player: HTMLAudioElement) => !player.paused);
    expect(await isPlaying()).toBe(true);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    const bottomOfFocusedLink = await link.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      element.focus();
      return element.getBoundingClientRect().bottom;
    });
    expect(bottomOfFocusedLink, 'the bar does not cover it').toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    // On its own page the player returns to its place.
    await bar.getByRole('link', { name: episode?.title }).click();
    await page.getByRole('heading', { level: 1, name: episode?.title }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await main.locator('audio').evaluate((player: HTMLAudioElement) => !player.paused)).toBe(true);
    await main.getByRole('link', { name: 'Podcast Center' }).first().click();
    await bar.getByRole('button', { name: 'Pause' }).press('Space');
    await expect.poll(isPlaying).toBe(false);
    await bar.getByRole('button', { name: 'Stop and close the player' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  test('a recording that plays before the scripts are there is shown as playing', async ({ visit }) => {
    const page = await visit('/podcastcenter/');
    const { promise: played, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/client-[^/]+\.js$/, async (route) => {
      await played;
      await route.continue();
    });
    const [episode] = (await getPodcasts()).contents;
    await page.goto(new URL(episode?.uri ?? '', page.url()).href, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main
      .locator('audio')
      .first()
      .evaluate((player: HTMLAudioElement) => Object.assign(player, { muted: true, loop: true }).play());
    release();
    await main.getByRole('button', { name: 'Pause' }).waitFor();
  });

  test('the podcast center has the shows with their covers and platforms, an episode has its own', async ({
    visit,
  }) => {
    const [episode] = (await getPodcasts()).contents;
    const page = await visit('/podcastcenter/');
    const follow = page.getByRole('list', { name: 'Follow The Rent Roll' });
    expect(await follow.getByRole('link').allTextContents()).toEqual([
      'Apple Podcasts (opens in a new tab)',
      'Spotify (opens in a new tab)',
      'RSS',
    ]);
    await page.goto(new URL(episode?.uri ?? '', page.url()).href);
    await follow.waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('list', { name: /^Follow / })
        .count(),
    ).toBe(1);
  });

  test('the transcript of an episode is below its player, and can be closed', async ({ visit }) => {
    const [episode] = (await getPodcasts()).contents;
    const main = (await visit(episode?.uri ?? '')).getByRole('main');
    const lines = main.getByText('The elevators. A bank arrives at nine');
    await lines.waitFor();
    await main.getByText('Transcript', { exact: true }).press('Enter');
    await lines.waitFor({ state: 'hidden' });
  });

  test('the podcast feed has each recording with its type and its length in bytes', async () => {
    const { text } = await get('/podcastcenter/feed/');
    const enclosures = [
      ...text.matchAll(/<enclosure url="https?:\/\/[^/"]+(\/[^"]+)" length="(\d+)" type="audio\/mpeg"/g),
    ];
    expect(enclosures.length).toBe((await getPodcasts()).contents.length);
    const [, path = '', length = ''] = enclosures[0] ?? [];
    const response = await get(path, { headers: { range: 'bytes=0-191' } });
    const sent = ['content-range', 'content-length', 'content-type'].map((name) => response.headers.get(name));
    expect([response.status, ...sent]).toEqual([206, `bytes 0-191/${length}`, '192', 'audio/mpeg']);
    expect((await get(path)).headers.get('content-length')).toBe(length);
  });

  test('webcasts show whether they are upcoming, live or over, and their action', async ({ visit }) => {
    const { contents } = await getWebcasts();
    const page = await visit('/webcasts/');
    const labels = {
      upcoming: ['Upcoming', 'Register'],
      live: ['Live now', 'Join now'],
      ondemand: ['On demand', 'Watch on demand'],
    } as const;
    const rows = page.getByRole('main').getByRole('article');
    let seen = 0;
    for (const { title, webcastStatus, recording, registrationURL } of contents) {
      const row = rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      if ((await row.count()) === 0) continue;
      // A webcast that is over is watched on its page or at the registration service, or there is nothing to open.
      const isOpen = webcastStatus !== 'ondemand' || recording !== null || registrationURL !== null;
      const [label, action] = isOpen ? labels[webcastStatus] : ['Past', 'Watch on demand'];
      seen += 1;
      expect(await row.getByText(label, { exact: true }).count(), title).toBe(1);
      expect(await row.getByRole('link', { name: action }).count(), title).toBe(isOpen ? 1 : 0);
    }
    expect(seen).toBe(10);
    // Live webcasts come before upcoming ones, and those before past ones.
    const order = await rows.getByText(/^(Live now|Upcoming|On demand|Past)$/).allTextContents();
    const rank = (label: string): number => ['Live now', 'Upcoming'].indexOf(label) + 1 || 3;
    expect(order).toEqual(order.toSorted((a, b) => rank(a) - rank(b)));
  });

  test('every episode and every webcast has a page at its address', async () => {
    const items = [...(await getPodcasts()).contents, ...(await getWebcasts()).contents];
    expect(items.length).toBeGreaterThan(20);
    expect(
      await findUnexpected(
        200,
        items.map(({ uri }) => uri),
      ),
    ).toEqual([]);
  });

  test('unknown addresses are a 404', async () => {
    expect(
      await findUnexpected(404, [
        '/podcastcenter/?page=99',
        '/podcastcenter/?page=0',
        '/webcasts/?page=two',
        '/podcastcenter/the-rent-roll/no-such-episode/',
        '/webcasts/on-demand/office/no-such-webcast/',
      ]),
    ).toEqual([]);
  });
});

describe('§2.1 instant insights, special reports, thought leaders, sponsored content', () => {
  test.for([
    ['/instant-insights/', 'regulated+insights'],
    ['/special-reports/', 'Special+Reports'],
    ['/thought-leaders/', 'thought+leader'],
  ] as const)('%s lists every package, and each has its page', async ([path, type], { visit }) => {
    const packages = await getPackages(type);
    expect(packages).not.toEqual([]);
    const main = (await visit(path)).getByRole('main');
    for (const { title, packageUrl } of packages.slice(0, 10))
      expect(await main.locator(`a[href="${packageUrl}"]`).count(), title).toBeGreaterThan(0);
    expect(
      await findUnexpected(
        200,
        packages.map(({ packageUrl }) => packageUrl),
      ),
    ).toEqual([]);
    expect(await findUnexpected(404, [`${path}no-such-package/`, `${path}?page=99`, `${path}?page=0`])).toEqual([]);
  });

  test('a special report shows its stories page by page and names its sponsor', async ({ visit }) => {
    const report = (await getPackages('Special+Reports')).find(
      ({ totalPages, sponsors }) => totalPages > 1 && sponsors.length > 0,
    );
    const page = await visit(report?.packageUrl ?? '');
    const main = page.getByRole('main');
    for (const { uri, title } of report?.articles ?? [])
      expect(await main.locator(`a[href="${uri}"]`).count(), title).toBeGreaterThan(0);
    const sponsor = main
      .getByRole('complementary', { name: 'Sponsored by' })
      .getByRole('link', { name: report?.sponsors[0]?.name })
      .first();
    expect(await sponsor.getAttribute('rel')).toContain('sponsored');
    await main.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(`**${report?.packageUrl}?page=2`);
    expect(await findUnexpected(404, [`${report?.packageUrl}?page=${(report?.totalPages ?? 0) + 1}`])).toEqual([]);
  });

  test('sponsored content names who pays for it, at its own address only', async () => {
    const packages = await getPackages('sponsored-content');
    expect(packages).not.toEqual([]);
    for (const { packageUrl, slug, sponsors } of packages) {
      const { status, text } = await get(packageUrl);
      expect(status, packageUrl).toBe(200);
      for (const { name } of sponsors) expect(text).toContain(name.replace('&', '&amp;'));
      expect((await get(`/special-reports/${slug}/`)).status).toBe(404);
    }
  });
});

describe('§2.1 the magazine', () => {
  const magazine = '/real-estate-forum/';

  test('the gallery links every issue in both ways', async ({ visit }) => {
    const issues = await getPackages('magazine');
    expect(issues.length).toBeGreaterThan(3);
    const main = (await visit(`${magazine}issue-gallery/`)).getByRole('main');
    for (const { title, packageUrl, digitalEditionUrl } of issues) {
      expect(await main.getByRole('link', { name: `View issue: ${title}` }).getAttribute('href')).toBe(packageUrl);
      expect(await main.getByRole('link', { name: `Digital edition: ${title}` }).getAttribute('href')).toBe(
        digitalEditionUrl,
      );
    }
    expect(
      await findUnexpected(
        200,
        issues.map(({ packageUrl }) => packageUrl),
      ),
    ).toEqual([]);
  });

  test.for([magazine, `${magazine}current-issue/`])(
    '%s shows the newest issue with the canonical address of that issue',
    async (address) => {
      const [newest] = await getPackages('magazine');
      const response = await get(address);
      expect(getHeading(response)).toBe(newest?.title);
      expect(/<link rel="canonical" href="[^"]*?:\/\/[^/]+([^"]+)"/.exec(response.text)?.[1]).toBe(newest?.packageUrl);
      for (const { uri } of newest?.articles ?? []) expect(response.text).toContain(uri);
    },
  );

  test('an unknown issue is a 404', async () => {
    expect(
      await findUnexpected(404, [
        `${magazine}issue/no-such-issue/`,
        `${magazine}issue/999999/`,
        `${magazine}issue-gallery/?page=2`,
        '/other-magazine/issue-gallery/',
      ]),
    ).toEqual([]);
  });
});
