import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = { title: 'Shell/ProgressBar', component: ProgressBar, args: { value: 45 } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Failed: Story = { args: { value: 100, state: 'failed' } };
export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
