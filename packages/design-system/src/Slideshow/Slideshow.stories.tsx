import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { slides } from '../../test/fixtures/article';
import { stories } from '../../test/fixtures/stories';
import { Slideshow } from './Slideshow';

const meta = {
  title: 'Article/Slideshow',
  component: Slideshow,
  args: { slides, label: 'Six ways to hide a backup generator' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slideshow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
  },
};
/** The row itself is focusable and handles arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: /scroll sideways/ });
    row.focus();
    await expect(row).toHaveFocus();
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};
export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const UnevenCaptions: Story = {
  args: {
    slides: [
      { image: stories.shops.image, caption: 'Short.' },
      { image: stories.garner.image, title: stories.longestTexts.title, caption: stories.longestTexts.summary },
    ],
  },
};
