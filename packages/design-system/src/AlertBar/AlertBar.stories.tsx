import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlertBar } from './AlertBar.client';

const meta = {
  title: 'Shell/AlertBar',
  component: AlertBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <p>The final beneficial-ownership rule takes effect January 1. <a href="/law/">What closings need to include</a></p>,
    onDismiss: fn(),
  },
} satisfies Meta<typeof AlertBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** SPEC §4: visible, then hidden once its close control is clicked. */
export const Dismissed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
