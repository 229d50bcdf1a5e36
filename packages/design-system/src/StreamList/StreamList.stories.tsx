import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories, stream } from '../../test/fixtures/stories';
import { StreamList } from './StreamList';

const meta = {
  title: 'Stories/StreamList',
  component: StreamList,
  args: { stories: stream, headingLevel: 2 },
} satisfies Meta<typeof StreamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLarge: Story = { args: { first: 'large' } };
export const Rows: Story = {};
/** Counted without the large first story; every story appears once. */
export const InsertBetweenRows: Story = {
  args: { first: 'large', inserts: [{ after: 3, node: <p>An advertisement</p> }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(stream.length);
    await expect(canvas.getByText('An advertisement')).toBeVisible();
  },
};
export const LongEverything: Story = {
  args: {
    stories: [stories.longestTexts, stories.longestTexts, stories.bare].map((story, index) => ({
      ...story,
      url: `${story.url}${index}`,
    })),
    first: 'large',
  },
};
/** A single story has no rule below it. */
export const OneStory: Story = {
  args: { stories: [stories.seattle], first: 'large' },
  play: async ({ canvas }) => {
    const { parentElement } = canvas.getByRole('article');
    if (!parentElement) throw new Error('The story has no parent element.');
    await expect(getComputedStyle(parentElement).borderBottomWidth).toBe('0px');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
