import type { Meta, StoryObj } from '@storybook/react';
import { LinkList } from './LinkList';

const meta = {
  title: 'Stories/LinkList',
  component: LinkList,
  args: {
    title: 'Nearby markets',
    links: [
      { title: 'Charlotte', url: '/markets/charlotte/', note: '214 stories' },
      { title: 'Nashville', url: '/markets/nashville/', note: '188 stories' },
      { title: 'Raleigh-Durham', url: '/markets/raleigh-durham/', note: '152 stories' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const LongNames: Story = {
  args: {
    links: [
      { title: 'Property management software and online marketplaces', url: '/a/', note: '12,935 stories' },
      { title: 'Elsewhere', url: 'https://example.com/', newTab: true },
    ],
  },
};
