import type { Meta, StoryObj } from '@storybook/react';
import { EmptyResults } from './EmptyResults';

const meta = {
  title: 'Search/EmptyResults',
  component: EmptyResults,
  args: {
    title: 'Nothing matches “ofice convresion”.',
    links: [
      { title: 'Markets', url: '/markets/' },
      { title: 'Sectors', url: '/sectors/' },
    ],
  },
} satisfies Meta<typeof EmptyResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { tags: ['baseline'] };
export const WithRelatedLinks: Story = {
  args: {
    related: {
      title: 'Topics and markets',
      links: [
        { title: 'Office', url: '/sectors/office/' },
        { title: 'Atlanta', url: '/markets/atlanta/' },
      ],
    },
  },
};
export const TitleAlone: Story = { args: { title: 'No stories here yet.', advice: [], links: [] } };
export const LongWords: Story = { args: { title: `Nothing matches “${'llanfairpwllgwyngyll'.repeat(6)}”.` } };
