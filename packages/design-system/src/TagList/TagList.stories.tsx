import type { Meta, StoryObj } from '@storybook/react';
import { tags } from '../../test/fixtures/article';
import { TagList } from './TagList';

const meta = { title: 'Article/TagList', component: TagList, args: { tags } } satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Many: Story = {
  args: {
    tags: Array.from({ length: 24 }, (_, index) => ({
      title: `A tag of some length, number ${index + 1}`,
      url: `#${index}`,
    })),
  },
};
