import type { Meta, StoryObj } from '@storybook/react';
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
export const Odd: Story = { args: { stories: [stories.mesa, stories.bare, stories.longestTexts] } };
