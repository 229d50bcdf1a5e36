import type { Meta, StoryObj } from '@storybook/react';
import { pictures } from '../../test/fixtures/pictures';
import { silence } from '../../test/fixtures/sounds';
import { stories } from '../../test/fixtures/stories';
import { EpisodeLead } from './EpisodeLead';

const meta = {
  title: 'Media/EpisodeLead',
  component: EpisodeLead,
  args: {
    episode: {
      title: 'The tower that leases one suite at a time',
      url: '/podcastcenter/the-rent-roll/the-tower/',
      label: 'The Rent Roll, episode 70',
      summary: 'An owner on why a 19-story building is now 140 small ones.',
      facts: ['Nov. 20, 2026', 'With Blythe Sandoval'],
      image: pictures.podcast,
      sound: { url: silence, seconds: 12, length: 'Trailer, 12 seconds' },
    },
    headingLevel: 2,
  },
} satisfies Meta<typeof EpisodeLead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const NoPicture: Story = { args: { episode: { ...meta.args.episode, image: undefined } } };
export const LongTitleNoRecording: Story = {
  args: {
    episode: {
      ...meta.args.episode,
      title: stories.longestTexts.title,
      summary: stories.longestTexts.summary,
      sound: undefined,
    },
  },
};
