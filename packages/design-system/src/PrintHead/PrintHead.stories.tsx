import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { PrintHead } from './PrintHead';

const meta = {
  title: 'Shell/PrintHead',
  parameters: { pieces: { PrintHead } },
  render: (args, { globals }) => {
    const brand = getBrand(globals);
    return <PrintHead brand={{ name: brand.name, printLogo: brand.print }} path={args.path} />;
  },
  args: { path: '/2026/11/21/atlanta-office-owners-stop-waiting/' },
} satisfies Meta<{ path: string }>;
export default meta;

/** Visible in print only: print this page. */
export const HiddenOnScreen: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('NOT FOR REPRINT')).not.toBeVisible();
    await expect(
      within(canvasElement).getByText('Page Printed from /2026/11/21/atlanta-office-owners-stop-waiting/'),
    ).not.toBeVisible();
  },
};
/** A 404 is one page for all missing URLs, so it has no path. */
export const WithoutAPath: StoryObj<typeof meta> = {
  args: { path: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Page Printed from/)).toBeNull();
  },
};
/** A brand without a print logo has an empty picture, and the browser's console says what to do (§2.6). */
export const WithoutALogo: StoryObj<typeof meta> = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(fn());
  },
  render: ({ path }, { globals }) => <PrintHead brand={{ name: getBrand(globals).name }} path={path} />,
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('img');
    await expect(logo).not.toHaveAttribute('src');
    await expect(logo).toHaveAttribute('alt', '');
    window.dispatchEvent(new Event('beforeprint'));
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('has no print logo'));
  },
};
