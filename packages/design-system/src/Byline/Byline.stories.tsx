import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { header } from '../../test/fixtures/article';
import { longest } from '../../test/fixtures/worst';
import { Byline } from './Byline';

/** In teasers use `Meta`. */
const meta = { title: 'Article/Byline', component: Byline, args: header.byline } satisfies Meta<typeof Byline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAuthors: Story = {};
export const OneWithoutPortrait: Story = {
  args: { authors: [{ name: 'Naomi Pell', url: '/author/profile/naomi-pell/' }], updated: undefined },
};
export const DateAlone: Story = { args: { authors: [], updated: undefined, readTime: undefined } };
export const LongEverything: Story = { args: longest(meta.args) };
/** On a narrow line an item moves to the next line as a whole. */
export const NarrowLine: Story = {
  args: { updated: undefined, readTime: '12 min read' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (let width = 220; width <= 360; width += 20) {
      canvasElement.style.width = `${width}px`;
      const { height } = canvas.getByText('12 min read').getBoundingClientRect();
      await expect(height, `in ${width} px`).toBeLessThan(24);
    }
    canvasElement.style.width = '';
  },
};
