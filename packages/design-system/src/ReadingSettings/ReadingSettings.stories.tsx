import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { stateArg } from '../examples/visitors';
import { textSizes, themeChoices } from './readingChoices';
import { ReadingMenu } from './ReadingMenu';
import { ReadingSettings } from './ReadingSettings';

type SettingsArgs = { theme: keyof typeof themeChoices; text: keyof typeof textSizes };

const meta = {
  title: 'Shell/ReadingSettings',
  parameters: { pieces: { ReadingSettings, ReadingMenu } },
  args: { theme: 'system', text: 'standard' },
  argTypes: {
    theme: stateArg('The chosen color scheme.', Object.keys(themeChoices)),
    text: stateArg('The chosen size of text.', Object.keys(textSizes)),
  },
  render: ({ theme, text }) => (
    <div
      ref={(root) => {
        for (const value of [theme, text]) {
          const radio = root?.querySelector<HTMLInputElement>(`[value="${value}"]`);
          if (radio) radio.checked = true;
        }
      }}
    >
      <ReadingSettings />
    </div>
  ),
} satisfies Meta<SettingsArgs>;
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
