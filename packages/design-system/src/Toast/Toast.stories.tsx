import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { showToast } from './Toast.behavior';
import { Toast } from './Toast';

/**
 * For confirmations: saved, sent, copied. A question is a `Modal`; an error of a field is at the field; a notice for
 * everyone is an `AlertBar`.
 *
 * **Keyboard.** It takes no focus; its close button is the last tab stop of the page.
 *
 * **Do** keep one `Toast` in the page and change its message. **Don't** put links or the only way to undo into it.
 */
const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  args: { message: 'The link has been copied to your clipboard.' },
  render: ({ message, ...args }) => (
    <>
      <Button
        look="line"
        onClick={({ currentTarget: { nextElementSibling: region } }) =>
          region instanceof HTMLElement && showToast(region, message)
        }
      >
        Copy
      </Button>
      <Toast {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The live region exists before its message, so that it is announced; the reader closes it. */
export const AppearsAndCloses: Story = {
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(status).toHaveTextContent(args.message ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(args.message ?? '')).toBeNull();
  },
};
export const Neutral: Story = {};
export const Danger: Story = {
  args: { tone: 'danger', message: 'The page could not be saved. Try again in a minute.' },
};
export const LongWords: Story = { args: { message: 'l'.repeat(300) }, globals: { viewport: { value: 'narrow' } } };
