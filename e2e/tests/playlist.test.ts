import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/process/ports';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { get } from '../src/http.ts';
import { createPlaylist } from '../src/playlist.ts';
import { copySeededData } from '../src/content.ts';
import { collectShifts } from '../src/shifts.ts';
import {
  cleanEnv,
  createTemporaryFolder,
  type RunningServer,
  startProviderServer,
  startSiteServer,
} from '../src/stack.ts';
import { test } from '../src/test.ts';
import { sampleTerm, testedBrand } from '../src/testedBrand.ts';

const run = promisify(execFile);
const films = inRoot('sample-content/films');
const article = '2026/11/21/an-elevator-as-a-stream';

const isSiteRunning = inject('templateOrigin') === '';

describe.skipIf(isSiteRunning)('§3 the video of an article as an HLS film of the media library', () => {
  const { folder, remove } = createTemporaryFolder();
  const dataDir = path.join(folder, 'provider');
  let provider: RunningServer;
  let site: RunningServer;
  /** Path of the playlist at the site. */
  let playlist: string;

  const command = async (script: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [script, ...args], {
      cwd: inRoot('apps/provider'),
      env: { ...cleanEnv, DATA_DIR: dataDir },
    });
    return stdout;
  };

  beforeAll(async () => {
    copySeededData(dataDir);
    provider = await startProviderServer(dataDir, { PICTURES: 'on-request' });
    const scopes = ['--scopes', 'write,publish,media'];
    const created = await command(
      'src/operations/commands/contentToken.ts',
      'create',
      '--publication',
      testedBrand.key,
      ...scopes,
    );
    const token = created.trim().split('\n').at(-1);
    const send = async (method: string, address: string, body: string | Buffer<ArrayBuffer>, type: string) => {
      const response = await fetch(`${provider.origin}/content/v1${address}`, {
        method,
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
      expect(response.ok, await response.clone().text()).toBe(true);
      return (await response.json()) as { id: string; url: string };
    };
    const captions = await send(
      'POST',
      '/media?name=en.vtt',
      readFileSync(path.join(films, 'two-cars-at-a-time.en.vtt')),
      'text/vtt',
    );
    const poster = await send(
      'POST',
      '/media?name=poster.jpg',
      readFileSync(path.join(films, 'two-cars-at-a-time.jpg')),
      'image/jpeg',
    );
    const { text: uploaded, parts } = await createPlaylist(path.join(films, 'two-cars-at-a-time.mp4'));
    let text = uploaded;
    for (const [name, body] of parts) {
      const part = await send('POST', `/media?name=${name}`, body, 'video/mp4');
      text = text.replaceAll(name, `media:${part.id}`);
    }
    const film = await send('POST', '/media?name=film.m3u8', text, 'application/vnd.apple.mpegurl');
    playlist = film.url;
    await send(
      'PUT',
      `/articles/${article}`,
      JSON.stringify({
        title: 'An elevator as a stream',
        kicker: 'Video',
        primary: sampleTerm,
        body: { markdown: 'Two cars at a time.' },
        video: {
          title: 'Two cars at a time',
          media: film.id,
          poster: { media: poster.id, decorative: true },
          captions: [{ media: captions.id, language: 'en', label: 'English' }],
        },
      }),
      'application/json',
    );
    site = await startSiteServer({
      folder: testedBrand.key,
      port: await freePort(),
      providerPort: provider.port,
      workDir: path.join(folder, 'site'),
      wait: `/${article}/`,
    });
  });
  afterAll(async () => {
    await Promise.all([site?.service.stop(), provider?.service.stop()]);
    remove();
  });

  /** Returns the names of the files of the library that a page requests from now on. */
  const listRequested = (page: Page): readonly string[] => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/')) requested.push(pathname.split('/').at(-1) ?? '');
    });
    return requested;
  };

  const playFilm = async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name: 'Play: Two cars at a time, 0:22' }).click();
    const video = page.locator('video').first();
    return video.evaluate(async (element: HTMLVideoElement) => {
      const next = () =>
        new Promise((resolve, reject) => {
          element.addEventListener('timeupdate', resolve, { once: true });
          element.addEventListener('error', () => reject(new Error(element.error?.message)), { once: true });
        });
      const [track] = element.textTracks;
      while (element.currentTime < 0.5 || !track?.activeCues?.length) await next();
      return {
        seconds: Math.round(element.duration),
        height: element.videoHeight,
        source: element.currentSrc,
        captions: [track.mode, (track.activeCues[0] as VTTCue).text],
      };
    });
  };

  test('loads nothing but its poster before the press, then plays with captions at its place', async ({ visit }) => {
    const page = await visit(`/${article}/`, { origin: site.origin });
    const requested = listRequested(page);
    const video = page.locator('video').first();
    const place = () =>
      video.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top: top + scrollY, width, height };
      });
    const before = await place();
    expect(before.width / before.height).toBeCloseTo(16 / 9, 1);
    const poster = await video.getAttribute('poster');
    expect(poster).toMatch(/^\/images\/media-/);
    expect((await get(poster ?? '', {}, site.origin)).status).toBe(200);
    expect(requested).toEqual([]);
    expect(await playFilm(page)).toEqual({
      seconds: 22,
      height: 720,
      source: site.origin + playlist,
      captions: ['showing', expect.stringContaining('Two cars at a time')],
    });
    expect(requested).toEqual(expect.arrayContaining(['film.m3u8', 'start.m4s', 'part-0.m4s']));
    expect(await place()).toEqual(before);
    const moved = (await collectShifts(page)).flatMap((shift) => shift.moved);
    expect(moved.filter((element) => /^(?:video|figure|figcaption)\./.test(element))).toEqual([]);
  });

  test('plays in a browser without HLS of its own, which loads a player after the press', async ({ visit }) => {
    const page = await visit(`/${article}/`, { origin: site.origin });
    const requested = listRequested(page);
    await page.evaluate(() => {
      const { canPlayType } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.canPlayType = function canPlay(type) {
        return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
      };
    });
    expect(await playFilm(page)).toMatchObject({
      seconds: 22,
      height: 720,
      source: expect.stringMatching(/^blob:/),
      captions: ['showing', expect.any(String)],
    });
    expect(requested).toContain('part-0.m4s');
  });

  test('has a player of its own on the AMP page', async () => {
    const { text } = await get(`/amp/${article}/`, {}, site.origin);
    const [player = ''] = /<amp-video\b[^]*?<\/amp-video>/.exec(text) ?? [];
    expect(player).toContain('poster="/images/media-');
    expect(player).toContain(`${playlist}" type="application/vnd.apple.mpegurl"`);
  });
});
