import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories, trending } from '../../test/fixtures/stories';
import { TrendingList } from './TrendingList';

const meta = {
  title: 'Stories/TrendingList',
  component: TrendingList,
  args: { stories: trending },
} satisfies Meta<typeof TrendingList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail = [
  (StoryInRail: () => React.ReactNode) => (
    <div style={{ maxWidth: 300 }}>
      <StoryInRail />
    </div>
  ),
];

/** §2.8: the default title, numbered items, the PRO pill. */
export const InTheRail: Story = {
  decorators: rail,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Stories' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('Pro')).toHaveLength(2);
  },
};
/** §2.8: three columns on a tablet. Turn the viewport to 768 px. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OwnTitle: Story = { decorators: rail, args: { title: 'Most read in Atlanta' } };
export const LongTitle: Story = { decorators: rail, args: { stories: [stories.longestTexts, stories.bare] } };
export const NoStories: Story = {
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
