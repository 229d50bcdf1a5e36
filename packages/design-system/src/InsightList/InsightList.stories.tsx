import type { Meta, StoryObj } from '@storybook/react';
import { charts } from '../../test/fixtures/charts';
import { stories, stream } from '../../test/fixtures/stories';
import { InsightList } from './InsightList';

const meta = {
  title: 'Stories/InsightList',
  component: InsightList,
  args: { stories: stream.slice(1, 5), headingLevel: 3 },
} satisfies Meta<typeof InsightList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithCharts: Story = {
  args: {
    stories: stream.slice(1, 5).map((story, index) => ({
      ...story,
      ...(index < 2 && { chart: { ...charts.bar, type: 'bar' as const } }),
    })),
  },
};
export const Odd: Story = { args: { stories: [stories.mesa, stories.bare, stories.longestTexts] } };
