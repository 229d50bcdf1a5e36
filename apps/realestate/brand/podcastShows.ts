import type { BrandInput } from '@masthead/config';

const listPlatforms = (show: string) => [
  { title: 'Apple Podcasts', url: `https://example.com/podcasts/apple/${show}/` },
  { title: 'Spotify', url: `https://example.com/podcasts/spotify/${show}/` },
];
const getCover = (show: string) => ({ src: `/brand/show-${show}.webp`, width: 640, height: 640, alt: '' });

/** The podcasts, by the names that their episodes carry. */
export const podcastShows: BrandInput['podcastShows'] = [
  {
    name: 'The Rent Roll',
    description: 'Owners open their books: who pays, for how long, and what it cost to keep them.',
    cover: getCover('the-rent-roll'),
    platforms: listPlatforms('the-rent-roll'),
  },
  {
    name: 'Basis',
    description: 'Loans from both sides of the table, with the terms read aloud.',
    cover: getCover('basis'),
    platforms: listPlatforms('basis'),
  },
  {
    name: 'Ground Floor',
    description: 'Shops, hotels and garages, told by the people who unlock them in the morning.',
    cover: getCover('ground-floor'),
    platforms: listPlatforms('ground-floor'),
  },
];
