import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brandOf } from '../../.storybook/brands';
import { PrintHead } from './PrintHead';

const meta = {
  title: 'Shell/PrintHead',
  parameters: { pieces: { PrintHead } },
  render: (args, { globals }) => {
    const brand = brandOf(globals);
    return <PrintHead brand={{ name: brand.name, printLogo: brand.print }} path={args.path} />;
  },
  args: { path: '/2026/11/21/atlanta-office-owners-stop-waiting/' },
} satisfies Meta<{ path: string }>;
export default meta;

/** Only paper shows it: print this page. */
export const OnScreenNothing: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('NOT FOR REPRINT')).not.toBeVisible();
    await expect(within(canvasElement).getByText('Page Printed from /2026/11/21/atlanta-office-owners-stop-waiting/')).not.toBeVisible();
  },
};
/** A 404 is one page for every address that is missing: it names none. */
export const WithoutAnAddress: StoryObj<typeof meta> = {
  args: { path: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Page Printed from/)).toBeNull();
  },
};
