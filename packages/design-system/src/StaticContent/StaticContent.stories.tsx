import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { staticPage } from '../../test/fixtures/staticPage';
import { StaticContent } from './StaticContent';

const meta = { title: 'Pages/StaticContent', component: StaticContent, args: { html: staticPage } } satisfies Meta<
  typeof StaticContent
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextTableAndForm: Story = {};
export const FullWidth: Story = { args: { width: 'full' } };
/** Pages without a rail: headings take the first columns on wide screens. */
export const HeadingsBeside: Story = {
  args: { width: 'beside' },
  play: async ({ canvas }) => {
    if (innerWidth < 1024) return;
    const [heading] = canvas.getAllByRole('heading', { level: 2 });
    const text = heading?.nextElementSibling;
    if (!heading || !text) throw new Error('The text has no section.');
    await expect(text.getBoundingClientRect().left).toBeGreaterThan(heading.getBoundingClientRect().right);
    await expect(Math.abs(text.getBoundingClientRect().top - heading.getBoundingClientRect().top)).toBeLessThan(8);
  },
};
