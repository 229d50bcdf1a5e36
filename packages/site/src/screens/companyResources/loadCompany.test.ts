import { describe, expect, test } from 'vitest';
import { aSite, brand, type DataService } from '../../../test/aSite';
import { getYouTubeUrl, loadCompany, sponsorRules, toCompany } from './loadCompany';
import type { Publisher } from '../../content/partners/schemas';

const publisher = {
  name: 'Harrow & Pike',
  publisher: 'harrow',
  sponsored: true,
  socials: [],
  internalURL: '/company-resources/?realmID=harrow',
};
const video = (id: string, of: string, videoURL: string | null = '/media/a/film.mp4') => ({
  id,
  title: id,
  publisher: of,
  startDate: '2026-11-01T12:00:00-05:00',
  videoURL,
});
const known: DataService = async (url) => {
  if (url.pathname.endsWith('/videos.json'))
    return Response.json([video('ours', 'harrow'), video('without-footage', 'harrow', null), video('theirs', 'basic')]);
  if (url.pathname.endsWith('/publishers'))
    return Response.json([
      { ...publisher, sponsored: 'true' },
      {
        ...publisher,
        name: 'Basic',
        publisher: 'basic',
        sponsored: 'false',
        internalURL: '/company-resources/?realmID=basic',
      },
    ]);
  return Response.json({ resources: [], publisher: url.searchParams.get('publisher') === 'harrow' ? publisher : null });
};
const load = (choice: string, segment = '-', service: DataService = known) =>
  loadCompany(
    aSite(() => ({ trending: { trendingArticles: { contents: [] } } }), service),
    { site: segment, choice },
  );

describe('§2.1 company resources', () => {
  test('loads one publisher at its own address and within a prefix', async () => {
    expect(await load('harrow')).toMatchObject({
      ok: true,
      value: {
        kind: 'company',
        path: '/company-resources/?realmID=harrow',
        shareUrl: `${brand.origin}/company-resources/?realmID=harrow`,
        rules: { leaderboard: 'hidden' },
      },
    });
    expect(await load('harrow', brand.pathPrefix)).toMatchObject({
      ok: true,
      value: {
        path: `/${brand.pathPrefix}/company-resources/?realmID=harrow`,
        canonical: '/company-resources/?realmID=harrow',
      },
    });
  });

  test('§2.6, §3 lists the videos of the publisher that have footage, and omits them if their request fails', async () => {
    expect(await load('harrow')).toMatchObject({
      ok: true,
      value: { videos: [{ title: 'ours', url: '/resources/video/ours/' }] },
    });
    const withoutVideos: DataService = async (url) =>
      url.pathname.endsWith('/videos.json') ? new Response('', { status: 500 }) : known(url);
    expect(await load('harrow', '-', withoutVideos)).toMatchObject({
      ok: true,
      value: { kind: 'company', videos: [] },
    });
  });

  test('lists all publishers in groups by sponsorship without a publisher in the address', async () => {
    expect(await load('-')).toMatchObject({
      ok: true,
      value: {
        kind: 'directory',
        groups: [
          { title: 'Premium partners', partners: [{ name: 'Harrow & Pike' }] },
          { title: 'Partners', partners: [{ name: 'Basic' }] },
        ],
      },
    });
  });

  test.each([
    ['nobody', '-'],
    ['harrow', 'nobody'],
    ['<script>', '-'],
    ['x'.repeat(200), '-'],
  ])('%s at %s is not found', async (choice, segment) => {
    expect(await load(choice, segment)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  test('§7.2 is unavailable, not missing, while the service does not respond', async () => {
    expect(await load('harrow', '-', () => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});

const aPublisher = (sponsorship: Publisher['sponsorship']): Publisher => ({
  name: 'Harrow & Pike',
  publisher: 'harrow',
  sponsorship,
  sponsorBlurb: 'Closes on the day.',
  blurb: 'A law firm.',
  logo: '/images/logo-harrow',
  linkedURL: 'https://example.com/harrow?from=x',
  publisherURL: 'https://example.com/harrow',
  displayURL: 'example.com/harrow',
  socials: [
    { name: 'LinkedIn', url: 'https://example.com/li' },
    { name: 'YouTube', url: 'https://example.com/yt' },
  ],
  internalURL: '/company-resources/?realmID=harrow',
});

describe('§4 sponsored publisher', () => {
  test.each([
    ['premium', { label: 'premium partner', leaderboard: 'hidden', contentType: 'featured-partner' }],
    ['basic', { label: 'partner', leaderboard: 'visible', contentType: 'partner' }],
  ] as const)('a %s sponsor has its rules', (sponsorship, rules) => {
    expect(sponsorRules[sponsorship]).toMatchObject(rules);
  });

  test('a sponsor has blurb and social links; YouTube is a separate link (§2.8)', () => {
    expect(toCompany(aPublisher('premium'))).toMatchObject({
      label: 'premium partner',
      tagline: 'Closes on the day.',
      description: 'A law firm.',
      socials: [{ name: 'LinkedIn' }],
    });
    expect(getYouTubeUrl(aPublisher('premium'))).toBe('https://example.com/yt');
  });

  test('other publishers have only name, logo and website', () => {
    expect(toCompany(aPublisher('basic'))).toEqual({
      name: 'Harrow & Pike',
      label: 'partner',
      logo: '/images/logo-harrow/',
      socials: [],
      website: { title: 'example.com/harrow', url: 'https://example.com/harrow?from=x', newTab: true },
    });
    expect(getYouTubeUrl(aPublisher('basic'))).toBeUndefined();
  });
});
