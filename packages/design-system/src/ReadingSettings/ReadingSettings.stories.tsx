import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { ReadingMenu } from './ReadingMenu';
import { ReadingSettings } from './ReadingSettings';

const meta = {
  title: 'Shell/ReadingSettings',
  component: ReadingSettings,
} satisfies Meta<typeof ReadingSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

/** The button of the header's first row. Escape closes the panel and returns the focus. */
export const InTheHeader: Story = {
  render: () => (
    <ReadingMenu id="reading-settings" className="">
      <ReadingSettings />
    </ReadingMenu>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reading' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeVisible();
  },
};
