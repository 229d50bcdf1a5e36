import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ReadingListButton } from './ReadingListButton';

const meta = {
  title: 'Article/ReadingListButton',
  component: ReadingListButton,
  args: { verb: 'save', label: 'Save this story', path: '/2026/11/20/a-deal/', action: '#' },
} satisfies Meta<typeof ReadingListButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Save: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save this story', pressed: false })).toBeVisible();
  },
};
export const Saved: Story = { args: { pressed: true } };
export const Follow: Story = { args: { verb: 'follow', label: 'Follow Atlanta', path: '/markets/atlanta/' } };
export const Following: Story = {
  args: { ...Follow.args, pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow Atlanta', pressed: true })).toHaveTextContent('Follow');
  },
};
