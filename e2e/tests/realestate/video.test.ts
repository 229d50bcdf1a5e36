import { describe, expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import { queryProvider } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { collectShifts } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';

type Film = { uri: string; title: string; video: { uri: string; duration: number } | null };

/** Stories of the video stream, the newest first. */
const listFilms = async (): Promise<readonly Film[]> => {
  const { getContentStream } = await queryProvider<{ getContentStream: { contents: readonly Film[] } }>(
    '{ getContentStream(term: "plotline-sections/video", site: "plotline", pageSize: 50) { contents { uri title video { uri duration } } } }',
  );
  return getContentStream.contents;
};

const findFilm = async (slug: string): Promise<Film> => {
  const film = (await listFilms()).find(({ uri }) => uri.includes(slug));
  if (!film) throw new Error(`The sample content has no film ${slug}.`);
  return film;
};

const elevators = 'tower-replaces-elevators-without-losing-tenant';

/** Presses play and waits until the film has moved. */
const play = async (page: Page): Promise<{ seconds: number; height: number; file: string }> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  const video = page.locator('video').first();
  await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<void>((resolve, reject) => {
        const check = () => void (element.currentTime > 0.5 && resolve());
        element.addEventListener('timeupdate', check);
        element.addEventListener(
          'error',
          () => reject(new Error(element.error?.message ?? 'No source can be played.')),
          {
            capture: true,
          },
        );
        check();
      }),
  );
  return video.evaluate((element: HTMLVideoElement) => ({
    seconds: element.duration,
    height: element.videoHeight,
    file: element.currentSrc,
  }));
};

describe('§3 videos of articles', () => {
  test('every story of the video stream has a film, and its teaser the length', async ({ visit }) => {
    const films = await listFilms();
    expect(films.length).toBeGreaterThanOrEqual(5);
    for (const { video, title } of films) expect(video?.duration, title).toBeGreaterThanOrEqual(10);
    const main = (await visit('/plotline-sections/video/')).getByRole('main');
    expect(await main.getByText(/Video, 0:[12]\d$/).count()).toBeGreaterThanOrEqual(5);
  });

  test('a film loads and plays when the reader presses play, moves nothing, and shows its captions', async ({
    visit,
  }) => {
    const { uri } = await findFilm(elevators);
    const page = await visit(uri);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // In the document, because pressing the button scrolls to it.
    const place = () =>
      page
        .locator('video')
        .first()
        .evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { left, top: top + scrollY, width, height };
        });
    const before = await place();
    expect(before.width / before.height).toBeCloseTo(16 / 9, 1);
    expect(await page.locator('video').first().getAttribute('preload')).toBe('none');
    expect(requests.filter((url) => url.includes('/media/'))).toEqual([]);
    const film = await play(page);
    expect(film.seconds).toBeCloseTo(22, 0);
    expect(film.height).toBeGreaterThanOrEqual(432);
    expect(await place()).toEqual(before);
    const moved = (await collectShifts(page)).flatMap((shift) => shift.moved);
    expect(moved.filter((element) => /^(?:video|figure|figcaption)\./.test(element))).toEqual([]);
    const captions = await page
      .locator('video')
      .first()
      .evaluate(async (element: HTMLVideoElement) => {
        const [track] = element.textTracks;
        while (!track?.activeCues?.length)
          await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
        const [first] = track.cues as unknown as VTTCue[];
        return { mode: track.mode, language: track.language, first: first?.text, tracks: element.textTracks.length };
      });
    expect(captions).toEqual({
      mode: 'showing',
      language: 'en',
      first: expect.stringContaining('Two cars at a time'),
      tracks: 2,
    });
    expect(requests.every((url) => url.startsWith(inject('origin')) || url.startsWith('blob:'))).toBe(true);
  });

  test('the keyboard starts a film, and the browser has the controls then', async ({ visit }) => {
    const page = await visit((await findFilm(elevators)).uri);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: 'Play: Two cars at a time: an elevator modernization, 0:22' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('video')?.paused === false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector('video')?.paused === true);
  });

  test('without scripts the page has a player with every file, and captions in two languages', async () => {
    const { text } = await get((await findFilm(elevators)).uri);
    const [player = ''] = /<video\b[^]*?<\/video>/.exec(text) ?? [];
    expect(player).toMatch(/<video[^>]* controls=""/);
    expect(
      [...player.matchAll(/<source src="\/media\/[0-9a-f]{32}\/[^"]+" type="video\/(\w+);/g)].map(([, type]) => type),
    ).toEqual(['mp4', 'webm']);
    expect([...player.matchAll(/srcLang="(\w+)"/gi)].map(([, language]) => language)).toEqual(['en', 'es']);
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(data.find((entry) => entry['@type'] === 'VideoObject')).toMatchObject({
      duration: 'PT22S',
      encodingFormat: 'video/mp4',
      contentUrl: expect.stringMatching(/\/media\/.+\.mp4$/),
      thumbnailUrl: expect.stringContaining('/images/media-'),
    });
  });

  test('a part of a film is served for its range, and the whole one after a change', async () => {
    const { video } = await findFilm(elevators);
    const path = video?.uri ?? '';
    const part = await get(path, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.text, part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
    const etag = part.headers.get('etag') ?? '';
    const ranged = (condition: string) => get(path, { headers: { range: 'bytes=0-9', 'if-range': condition } });
    expect([(await ranged(etag)).status, (await ranged('"another"')).status]).toEqual([206, 200]);
  });

  test('the AMP page has a player of its own', async () => {
    const { text } = await get(`/amp${(await findFilm(elevators)).uri}`);
    expect(text).toMatch(/<amp-video [^>]*poster="\/images\/media-[^>]*width="1280" height="720"/);
    expect(text.match(/custom-element="amp-video"/g)).toHaveLength(1);
  });
});

describe('§2.1 videos of partners and recordings of webcasts', () => {
  test('the video center lists the videos with footage only; one without has no page', async ({ visit }) => {
    const main = (await visit('/resources/partners/video/')).getByRole('main');
    await main.getByRole('link', { name: 'A closing room, hour by hour' }).waitFor();
    expect(await main.locator('a[href^="/resources/video/"]').count()).toBe(4);
    expect((await get('/resources/video/pv-1003/')).status).toBe(404);
  });

  test.for([
    ['/resources/video/pv-1001/'],
    ['/webcasts/on-demand/multifamily/the-lease-up-class-of-this-year-compared/'],
  ])('%s plays', async ([path = ''], { visit }) => {
    const page = await visit(path);
    expect((await play(page)).seconds).toBeGreaterThanOrEqual(17);
  });
});

test('§2.1 downloads and digital editions are files of the publication', async () => {
  const { text } = await get('/resources/');
  const paths = [...text.matchAll(/href="(\/media\/[0-9a-f]{32}\/[a-z0-9-]+\.pdf)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  const response = await get(paths[0] ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/);
  expect(response.text.startsWith('%PDF-')).toBe(true);
});

test('§3 an embed asks before it loads, and its page needs no further script', async ({ visit }) => {
  const { getArticleSearch } = await queryProvider<{ getArticleSearch: { contents: readonly { uri: string }[] } }>(
    '{ getArticleSearch(domain: "plotline", query: "Bastrop ranch sells nine pieces", pageSize: 5) { contents { uri } } }',
  );
  const uri = getArticleSearch.contents.find((story) => story.uri.includes('bastrop'))?.uri ?? '';
  const page = await visit(uri);
  // The code of the button loads when the embed comes near the viewport.
  await page.locator('main .embed').first().scrollIntoViewIfNeeded();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Show: / })
    .first()
    .waitFor();
  expect(await page.locator('main iframe[src^="https://www.openstreetmap.org"]').count()).toBe(0);
});
