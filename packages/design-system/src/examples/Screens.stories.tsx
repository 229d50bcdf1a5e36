import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { StreamScreen } from './StreamScreen';

/** Complete screens, from skip link to footer, next to home and article. */
const meta = {
  title: 'Screens/Whole page',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  render: (_, { globals }) => <StreamScreen brand={getBrand(globals)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stream: Story = {};
export const StreamOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const DrawerOpen: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const name = getBrand(globals).shell.drawer.sections.find(({ groups }) => groups.length > 0)?.link.title ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
    await userEvent.click(within(drawer).getByText(name, { selector: 'summary' }));
    await waitFor(() => expect(within(drawer).getByRole('heading', { name })).toBeVisible());
  },
};
