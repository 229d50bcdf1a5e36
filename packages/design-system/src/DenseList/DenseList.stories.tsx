import type { Meta, StoryObj } from '@storybook/react';
import { stories, today } from '../../test/fixtures/stories';
import { DenseList } from './DenseList';

const meta = {
  title: 'Stories/DenseList',
  component: DenseList,
  args: { stories: today, headingLevel: 3 },
} satisfies Meta<typeof DenseList>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [
  (StoryInColumn: () => React.ReactNode) => (
    <div style={{ maxWidth: 320 }}>
      <StoryInColumn />
    </div>
  ),
];

export const Today: Story = { decorators: narrow };
export const AcrossThePage: Story = { tags: ['baseline'] };
export const DaysWhereThereIsNoTime: Story = {
  decorators: narrow,
  args: { stories: [stories.lasalle, stories.mesa, stories.bare] },
};
export const LongTitle: Story = { decorators: narrow, args: { stories: [stories.longestTexts, stories.mesa] } };
