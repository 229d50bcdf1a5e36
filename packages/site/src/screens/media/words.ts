import type { MediaKind } from './loadMedia';

/** What the podcast and the webcast stream are called and say of themselves. */
export const mediaCopy: Record<MediaKind, { title: string; description: string; empty: string }> = {
  podcasts: {
    title: 'Podcast Center',
    description: 'Conversations with the people behind the stories.',
    empty: 'There are no episodes yet',
  },
  webcasts: {
    title: 'Webcasts',
    description: 'Live discussions to register for, and past ones to watch when it suits you.',
    empty: 'There are no webcasts yet',
  },
};
