import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { BackLink } from '../BackLink/BackLink';
import { ShareLink } from './ShareLink.client';

const meta = {
  title: 'Shell/Share and back links',
  component: ShareLink,
  args: { title: 'Rents & rates', url: 'https://example.com/a/?b=1&c=2' },
} satisfies Meta<typeof ShareLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without scripts it is a `mailto:` link. */
export const Share: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Share this page' })).toHaveAttribute(
      'href',
      'mailto:?subject=Rents%20%26%20rates&body=https%3A%2F%2Fexample.com%2Fa%2F%3Fb%3D1%26c%3D2',
    );
  },
};
export const Back: Story = { render: () => <BackLink label="Go back" fallback="/" /> };
