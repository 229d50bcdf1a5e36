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
/** A slot without an ad is hidden; the rule between the rows around it remains. */
export const HiddenInsert: Story = {
  args: { inserts: [{ after: 2, node: <p>An advertisement</p> }] },
  play: async ({ canvas }) => {
    const insert = canvas.getByText('An advertisement').parentElement;
    if (!insert) throw new Error('The insert has no container.');
    insert.style.display = 'none';
    const [, second] = canvas.getAllByRole('list');
    if (!second) throw new Error('There is no list after the insert.');
    await expect(getComputedStyle(second).borderTopWidth).toBe('1px');
  },
};
/** The second list continues the first one, as where phones show the first one only. */
export const Continued: Story = {
  args: { first: 'continued' },
  render: (args) => (
    <>
      <StreamList stories={stream.slice(0, 2)} headingLevel={2} />
      <StreamList {...args} stories={stream.slice(2)} />
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('list').map((list) => getComputedStyle(list).borderTopWidth);
    await expect(widths).toEqual(['0px', '1px']);
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
