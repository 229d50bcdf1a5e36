import type { Meta as StoryMeta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Meta } from './Meta';

/** For the header of an article use `Byline`. */
const meta = { title: 'Stories/Meta', component: Meta, args: stories.lasalle } satisfies StoryMeta<typeof Meta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    byline: 'Maren Ostrow and Daniel Achterberg',
    published: { text: 'Nov. 21', iso: '2026-11-21' },
    readTime: '9 min read',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov. 21')).toHaveAttribute('datetime', '2026-11-21');
  },
};
/** Dots are between items of a line; there is none at a line break. */
export const DotAtALineEnd: Story = {
  args: { byline: 'Ana Ruiz', published: { text: 'Nov. 21', iso: '2026-11-21' }, readTime: '9 min read' },
  decorators: [
    (Story) => (
      <div style={{ width: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const dotBefore = (text: string) => canvas.getByText(text).previousElementSibling?.getBoundingClientRect().width;
    await expect(canvas.getByText('9 min read').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Nov. 21').getBoundingClientRect().top,
    );
    await expect(dotBefore('Nov. 21')).toBeGreaterThan(8);
    await expect(dotBefore('9 min read')).toBe(0);
  },
};
export const DateAlone: Story = { args: { byline: undefined, readTime: undefined } };
export const ManyNames: Story = { args: stories.longestTexts };
export const NoData: Story = {
  args: { byline: undefined, published: undefined, readTime: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
