import type { Meta as StoryMeta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Meta } from './Meta';

/** For the head of an article use `Byline`. */
const meta = { title: 'Stories/Meta', component: Meta, args: stories.lasalle } satisfies StoryMeta<typeof Meta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { byline: 'Maren Ostrow and Daniel Achterberg', published: { text: 'Nov. 21', iso: '2026-11-21' }, readTime: '9 min read' },
  play: async ({ canvas }) => { await expect(canvas.getByText('Nov. 21')).toHaveAttribute('datetime', '2026-11-21'); },
};
export const DateAlone: Story = { args: { byline: undefined, readTime: undefined } };
export const ManyNames: Story = { args: stories.longest };
export const NothingKnown: Story = {
  args: { byline: undefined, published: undefined, readTime: undefined },
  play: async ({ canvasElement }) => { await expect(canvasElement).toHaveTextContent(''); },
};
