import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { listHosts, listShows } from './podcastShows';

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
