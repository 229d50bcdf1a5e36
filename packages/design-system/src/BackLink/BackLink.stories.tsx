import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { BackLink } from './BackLink';

const meta = {
  title: 'Shell/BackLink',
  component: BackLink,
  args: { label: 'Go back', fallback: '/' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without scripts it leads to the fallback. */
export const Back: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  },
};
