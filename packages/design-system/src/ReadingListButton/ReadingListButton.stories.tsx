import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { ReadingListButton } from './ReadingListButton';
import { setReadingListButton } from './setReadingListButton';

const meta = {
  title: 'Article/ReadingListButton',
  component: ReadingListButton,
  args: {
    verb: 'save',
    label: 'Save this story',
    pressedLabel: 'Saved to your reading list',
    path: '/2026/11/20/a-deal/',
    action: '#',
  },
} satisfies Meta<typeof ReadingListButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Save: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save this story', pressed: false })).toBeVisible();
  },
};
export const Saved: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByText('Save')).not.toBeVisible();
  },
};
export const Follow: Story = {
  args: { verb: 'follow', label: 'Follow Atlanta', pressedLabel: 'Following Atlanta', path: '/markets/atlanta/' },
};
export const Following: Story = {
  args: { ...Follow.args, pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following Atlanta', pressed: true })).toBeVisible();
    await expect(canvas.getByText('Following')).toBeVisible();
  },
};
/** The state shows at the press and is announced; the width stays, so that nothing beside it moves. */
export const Pressed: Story = {
  args: { ...Follow.args },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { form } = button as HTMLButtonElement;
    const { width } = button.getBoundingClientRect();
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      setReadingListButton(form, true, 'pressed');
    });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Following Atlanta');
    await expect(form?.querySelector('[aria-live="polite"]')).toHaveTextContent('Following Atlanta');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
