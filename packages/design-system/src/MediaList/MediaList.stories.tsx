import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { MediaList, type MediaItem } from './MediaList';

const episode: MediaItem = {
  title: 'The tower that leases one suite at a time',
  url: '/podcastcenter/the-rent-roll/the-tower-that-leases-one-suite-at-a-time/',
  label: 'The Rent Roll, episode 70',
  summary: 'An owner on why a 19-story building is now 140 small ones.',
  facts: ['Nov. 20, 2026', '31 min', 'With Blythe Sandoval'],
  image: pictures.podcast,
};
const webcast: MediaItem = {
  title: 'The extension is over: owners and lenders on what follows',
  url: '/webcasts/on-demand/capital-markets/the-extension-is-over/',
  label: 'Webcast',
  status: 'upcoming',
  summary: 'Three people who have signed extensions say what the next one will cost.',
  facts: ['Nov. 27, 2026, 2:00 p.m. ET', '60 min'],
  image: pictures.skyline,
  action: { title: 'Register', url: 'https://example.com/register', newTab: true },
};

const meta = {
  title: 'Media/MediaList',
  component: MediaList,
  args: { items: [episode, { ...episode, url: '/2/', image: pictures.webcast }], headingLevel: 2 },
} satisfies Meta<typeof MediaList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Podcasts: Story = {};
export const Webcasts: Story = {
  args: {
    shape: 'wide',
    items: [
      webcast,
      {
        ...webcast,
        url: '/2/',
        image: pictures.chicago,
        status: 'live',
        action: { title: 'Join now', url: 'https://example.com/live' },
      },
      { ...webcast, url: '/3/', image: pictures.parcels, status: 'ondemand', action: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live now')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const LongEverything: Story = {
  args: {
    items: [
      {
        ...webcast,
        title: stories.longestTexts.title,
        summary: stories.longestTexts.summary,
        facts: [...webcast.facts, ...webcast.facts.map((fact) => `${fact} again`)],
      },
      { title: 'Title alone', url: '/x/', label: 'Podcast', facts: [] },
    ],
  },
};
