import type { Meta, StoryObj } from '@storybook/react';
import { stories, stream, textOnly } from '../../test/fixtures/stories';
import { RelatedList } from './RelatedList';

const meta = {
  title: 'Article/RelatedList',
  component: RelatedList,
  args: { title: 'You might like', stories: stream.slice(0, 4) },
} satisfies Meta<typeof RelatedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = { args: { stories: stream.slice(0, 3) } };
export const One: Story = { args: { stories: stream.slice(0, 1) } };
export const List: Story = {
  args: { title: 'Dig deeper', layout: 'list' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const MixedAndLong: Story = {
  args: { stories: [stories.longestTexts, textOnly(stories.mesa), stories.bare, stories.sponsored] },
};
