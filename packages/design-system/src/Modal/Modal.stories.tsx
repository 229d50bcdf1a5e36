import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Button } from '../Button/Button';
import { Modal, opensModal } from './Modal';

/**
 * For one decision or one short form that blocks the page. A confirmation is a `Toast`, more detail is a disclosure, a
 * menu is the drawer.
 *
 * **Keyboard.** Tab stays inside; Escape closes; focus returns to the control that opened it.
 *
 * **Do** use the question as title, and one accent button. **Don't** open it without a press, or one above another.
 */
const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { id: 'modal', title: 'Take this page with you', children: <p>Choose how.</p> },
  render: (args) => (
    <main>
      <h1>The page</h1>
      <Button look="line" {...opensModal(args.id)}>
        Open
      </Button>
      <Modal {...args} />
    </main>
  ),
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  // Its behavior is loaded.
  await waitFor(() => expect(document.querySelector('body > dialog')).not.toBeNull());
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  // Waits for the fade-in.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};
/** §2.8: the close button closes it and restores focus. */
export const ClosedByButton: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
/** §2.8: a press on the backdrop closes it; a press that started inside does not. */
export const ClosedByBackdrop: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(screen.getByText('Choose how.'));
    await expect(dialog).toBeVisible();
    await fireEvent.pointerDown(screen.getByText('Choose how.'));
    await fireEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** §2.8: Escape closes it. The story sends the close request that browsers send for Escape. */
export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    if (!(dialog instanceof HTMLDialogElement))
      throw new Error('The modal is no native dialog: Escape would not reach it.');
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
/** The sheet scrolls; nothing is clipped at 320 px. */
export const LongAtPhoneWidth: Story = {
  args: {
    title: 'l'.repeat(300),
    children: Array.from({ length: 12 }, (_, index) => <p key={index}>{stories.longestTexts.summary}</p>),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
