import type { Meta, StoryObj } from '@storybook/react';
import { pictures } from '../../test/fixtures/pictures';
import { ShowList } from './ShowList';

const { src } = pictures.podcast;
const cover = { src, width: 640, height: 640 };
const links = [
  { title: 'Apple Podcasts', url: 'https://example.com/podcasts/apple/', newTab: true },
  { title: 'Spotify', url: 'https://example.com/podcasts/spotify/', newTab: true },
  { title: 'RSS', url: '/podcastcenter/feed/' },
];
const host = { title: 'Maren Ostrow', url: '/author/profile/maren-ostrow/' };
const rentRoll = { name: 'The Rent Roll', description: 'Owners explain who pays, for how long.', cover, host, links };

/** The podcasts of a publication. An episode is an item of `MediaList`. */
const meta = {
  title: 'Media/ShowList',
  component: ShowList,
  args: {
    shows: [
      rentRoll,
      { name: 'Basis', description: 'Lenders, borrowers and what stands between them.', cover, links },
      { name: 'Ground Floor', description: 'Shops, hotels and the people who run them.', cover, links },
    ],
    headingLevel: 3,
  },
} satisfies Meta<typeof ShowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shows: Story = {};
export const OneShow: Story = { args: { shows: [rentRoll] } };
export const NoLinks: Story = { args: { shows: [{ ...rentRoll, links: [] }] } };
