import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { aPodcast, aWebcast } from '../../../test/wire';
import { loadMediaItem } from './loadMediaItem';

const webcast = (uri: string, starts = '2020-01-01T12:00:00-05:00') =>
  aWebcast(uri, 'ondemand', starts, starts, {
    uri,
    channel: { name: 'Office', uri: '/webcasts/on-demand/office/' },
  });
const podcasts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) =>
  aPodcast(`/podcastcenter/show/${name}/`, index < 4 ? 'Other' : 'The Rent Roll'),
);
const webcasts = [
  webcast('/webcasts/on-demand/office/next/', '2999-01-01T12:00:00-05:00'),
  webcast('/webcasts/on-demand/office/later/', '2999-02-01T12:00:00-05:00'),
  webcast('/webcasts/on-demand/office/past/'),
];
const list = { page: 1, pageSize: 24, estimate: 6 };

const siteWith = (known: readonly string[], requests: string[] = []) =>
  aSite(({ query, variables }) => {
    requests.push(query);
    const uri = String(variables.podcast__uri ?? variables.webcast__uri);
    const isKnown = known.includes(uri);
    return {
      podcast__getPodcast: isKnown
        ? { ...aPodcast(uri), byline: 'Maren Ostrow', guest: 'Blythe Sandoval, owner of offices, Cleveland' }
        : null,
      webcast__getWebcast: isKnown ? webcast(uri) : null,
      stream__getPodcastStream: { ...list, contents: podcasts },
      stream__getWebcastStream: { ...list, contents: webcasts },
      trending__getStatsList: { trendingArticles: { contents: [] } },
    };
  });

describe('§3 one podcast episode or webcast by its uri', () => {
  test('finds an old episode by its address in one document', async () => {
    const requests: string[] = [];
    const outcome = await loadMediaItem(siteWith(['/podcastcenter/show/long-ago/'], requests), {
      path: ['podcastcenter', 'show', 'long-ago'],
    });
    expect(outcome.ok && outcome.value.item.url).toBe('/podcastcenter/show/long-ago/');
    expect(requests).toHaveLength(1);
  });

  test('lists other episodes of the same show first', async () => {
    const outcome = await loadMediaItem(siteWith(['/podcastcenter/show/e/']), { path: ['podcastcenter', 'show', 'e'] });
    expect(outcome.ok && outcome.value.others.map(({ url }) => url.split('/')[3])).toEqual(['f', 'a', 'b', 'c']);
  });

  test('names the host and the guest of an episode, each with what they do', async () => {
    const outcome = await loadMediaItem(siteWith(['/podcastcenter/show/e/']), { path: ['podcastcenter', 'show', 'e'] });
    expect(outcome.ok && outcome.value.speakers).toEqual([
      { name: 'Maren Ostrow', role: 'Host, Example', url: '/author/profile/maren-ostrow/' },
      { name: 'Blythe Sandoval', role: 'owner of offices, Cleveland' },
    ]);
  });

  test('a webcast leads to the channel of its topic', async () => {
    const outcome = await loadMediaItem(siteWith(['/webcasts/on-demand/office/next/']), {
      path: ['webcasts', 'on-demand', 'office', 'next'],
    });
    expect(outcome.ok && outcome.value.channel).toEqual({ title: 'Office', url: '/webcasts/on-demand/office/' });
  });

  test('lists other webcasts in the order of the stream', async () => {
    const outcome = await loadMediaItem(siteWith(['/webcasts/on-demand/office/next/']), {
      path: ['webcasts', 'on-demand', 'office', 'next'],
    });
    expect(outcome.ok && outcome.value.others.map(({ url }) => url.split('/')[4])).toEqual(['later', 'past']);
  });

  test.each([
    [['podcastcenter', 'show', 'nobody-knows']],
    [['webcasts', 'on-demand', 'office', 'nobody-knows']],
    [['podcastcenter', 'Show', 'A']],
  ])('%j is not found', async (path) => {
    expect(await loadMediaItem(siteWith([]), { path })).toEqual({ ok: false, error: { kind: 'not-found' } });
  });
});
