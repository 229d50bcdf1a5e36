import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../PageHeader/PageHeader';
import { SharePage } from './SharePage';

const page = { url: 'https://news.example/markets/atlanta/', title: 'Atlanta' };

/**
 * SHARE THIS PAGE of the page header, with the options of §2.8. Next to an article use `ShareBar`.
 *
 * **Keyboard.** Enter opens; Tab goes through Close, the networks, Email, Copy Link and Cancel; Escape closes.
 *
 * **Do** pass the canonical URL. **Don't** use two on one page.
 */
const meta = {
  title: 'Overlays/ShareModal',
  component: SharePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { page, label: 'Share this page' },
  render: (args) => (
    <main>
      <PageHeader
        title="Atlanta"
        trail={[{ title: 'Home', url: '/' }]}
        description="Deals, leases, lenders and land."
        share={<SharePage {...args} />}
      />
    </main>
  ),
} satisfies Meta<typeof SharePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share this page' }));
  return screen.findByRole('dialog', { name: 'Share this page' });
};

export const Closed: Story = {};
/** The main area is scaled back while it is open. */
export const ScalesTheMainAreaBack: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(getComputedStyle(main).transform).toBe('none');
    await opened(canvasElement);
    await waitFor(() => expect(getComputedStyle(main).transform).toContain('matrix(0.95'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(getComputedStyle(main).transform).toBe('none'));
  },
};
/** §7.2, §9: each network opens in a pop-up of 600 by 400 px. */
export const Networks: Story = {
  play: async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const dialog = await opened(canvasElement);
    for (const name of ['Facebook', 'X (Twitter)', 'LinkedIn']) {
      await userEvent.click(within(dialog).getByRole('link', { name }));
      await expect(open).toHaveBeenLastCalledWith(
        expect.stringContaining(encodeURIComponent(page.url)),
        '_blank',
        expect.stringContaining('width=600,height=400'),
      );
    }
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};
