import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ShareBar } from './ShareBar';

const page = { url: 'https://news.example/2026/11/16/lasalle-street/', title: 'A walk down LaSalle Street' };

const meta = { title: 'Article/ShareBar', component: ShareBar, args: { page } } satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Share this article' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(page.url)),
    );
    await expect(canvas.getByRole('link', { name: 'Share by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
};
/** §8, Copy Link: the literal text, once the URL is on the clipboard. */
export const CopyLinkConfirms: Story = {
  play: async ({ canvas }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('The link has been copied to your clipboard.'));
    await expect(write).toHaveBeenCalledWith(page.url);
  },
};
/** If the browser refuses, the URL is displayed for copying by hand. */
export const CopyLinkBlocked: Story = {
  play: async ({ canvas }) => {
    const prompt = spyOn(window, 'prompt').mockReturnValue(null);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledWith('Copy this address:', page.url));
  },
};
/** In some browsers sharing never ends, because it waits for a permission without a prompt. */
export const CopyLinkUnanswered: Story = {
  play: async ({ canvas }) => {
    const prompt = spyOn(window, 'prompt').mockReturnValue(null);
    spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledWith('Copy this address:', page.url));
  },
};
/** §9: the pop-up is 600 by 400 px. */
export const PopUp: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('link', { name: 'Share on X (Twitter)' }));
    await expect(open).toHaveBeenCalledWith(
      expect.stringContaining('https://x.com/'),
      '_blank',
      expect.stringContaining('width=600,height=400'),
    );
  },
};
