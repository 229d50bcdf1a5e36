import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { LinkTabs } from './LinkTabs';

const meta = {
  title: 'Media/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Events',
    current: '/events/',
    links: [
      { title: 'Upcoming', url: '/events/' },
      { title: 'Past', url: '/events/?past=1' },
      { title: 'Editorial calendar', url: '/editorial-calendar/' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
  },
};
/** The focus ring is inside the tab, because the row would clip it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Past' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineOffset).toBe('-3px');
  },
};
export const ManyOnANarrowScreen: Story = {
  args: {
    links: Array.from({ length: 9 }, (_, index) => ({ title: `View ${index + 1}`, url: `/view/${index}/` })),
    current: '/view/2/',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
