import { describe, expect, test } from 'vitest';
import { formatHeard, formatWebcastLength, getHeardSeconds, getWebcastStatus } from './mediaItem';
import { brand } from '../../../test/aSite';
import { listHosts, listShows } from './podcastShows';

const audioUrl = '/media/show-1.mp3';

describe('§3 the length of an episode is that of its recording', () => {
  test.each([
    ['a trailer', { audioUrl, audioSeconds: 12, duration: 1862 }, 'Trailer, 12\u00a0seconds'],
    ['a longer trailer', { audioUrl, audioSeconds: 180, duration: 1862 }, 'Trailer, 3\u00a0min'],
    ['a whole episode', { audioUrl, audioSeconds: 1860, duration: 1862 }, '31\u00a0min'],
    ['a short episode', { audioUrl, audioSeconds: 271, duration: 271 }, '4\u00a0min 31\u00a0sec'],
    ['a recording of unknown length', { audioUrl, audioSeconds: null, duration: 1862 }, '31\u00a0min'],
    ['a recording of another system', { audioUrl, audioSeconds: 12, duration: null }, '12\u00a0seconds'],
    ['no recording', { audioUrl: null, audioSeconds: null, duration: 1862 }, undefined],
  ])('%s', (_, wire, text) => expect(formatHeard(wire)).toBe(text));

  test('in seconds, for feeds and structured data', () => {
    expect(getHeardSeconds({ audioUrl, audioSeconds: 12, duration: 1862 })).toBe(12);
    expect(getHeardSeconds({ audioUrl: null, audioSeconds: null, duration: 1862 })).toBeUndefined();
  });
});

describe('§3 the length of a webcast', () => {
  const times = { webcastDate: '2026-12-02T13:00:00-05:00', webcastEndDate: '2026-12-02T14:00:00-05:00' };
  const film = (duration: number) => ({ uri: '/media/film.mp4', duration });

  test.each([
    ['is the scheduled one before it', 'upcoming', null, '60\u00a0min'],
    ['is that of its recording after it', 'ondemand', film(3420), 'Recording, 57\u00a0min'],
    ['is that of an excerpt', 'ondemand', film(20), 'Excerpt, 20\u00a0seconds'],
    ['is unknown without a recording', 'ondemand', null, undefined],
  ] as const)('%s', (_, status, recording, text) =>
    expect(formatWebcastLength({ ...times, recording }, status)).toBe(text),
  );
});

const webcast = {
  webcastDate: '2026-12-02T13:00:00-05:00',
  webcastEndDate: '2026-12-02T14:00:00-05:00',
  webcastStatus: 'upcoming' as const,
};

describe('§3 a webcast is upcoming, live or on demand', () => {
  test.each([
    ['a second before it begins', '2026-12-02T12:59:59-05:00', 'upcoming'],
    ['when it begins', '2026-12-02T13:00:00-05:00', 'live'],
    ['a second before it ends', '2026-12-02T13:59:59-05:00', 'live'],
    ['when it ends', '2026-12-02T14:00:00-05:00', 'ondemand'],
  ])('%s', (_, now, status) => {
    expect(getWebcastStatus(webcast, new Date(now))).toBe(status);
  });

  test('has the status of the content service without an end', () => {
    expect(
      getWebcastStatus({ ...webcast, webcastEndDate: null, webcastStatus: 'live' }, new Date('2030-01-01T00:00:00Z')),
    ).toBe('live');
  });
});

const cover = { src: '/brand/show.webp', width: 640, height: 640, alt: '' };
const shows = ['Basis', 'Ground Floor'].map((name) => ({ name, description: name, cover, platforms: [] }));

test('a show has the host of its newest episode, with a link to the author', () => {
  const hosts = listHosts([
    { show: 'Basis', byline: 'Tobias Wynn' },
    { show: 'Basis', byline: 'Maren Ostrow' },
    { show: 'Ground Floor', byline: null },
  ]);
  expect(listShows({ ...brand, podcastShows: shows }, hosts).map(({ name, host }) => [name, host])).toEqual([
    ['Basis', { title: 'Tobias Wynn', url: '/author/profile/tobias-wynn/' }],
    ['Ground Floor', undefined],
  ]);
});
