import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Tabs } from './Tabs.client';

const titles = ['Home', 'Video Center', 'Thought Leadership', 'Webcast Center', 'White Papers', 'Career Center'];
const panels = titles.map((title) => ({
  key: title.toLowerCase().replaceAll(' ', '-'),
  title,
  panel: (
    <p>
      All of {title}. <a href="#more">More of it</a>
    </p>
  ),
}));

/**
 * For panels of one subject, one visible at a time. For views with a URL use `LinkTabs`; if readers need all of it, use
 * headings.
 *
 * **Keyboard.** Tab enters at the active tab and goes on to its panel; arrow keys, Home and End change the tab at once.
 *
 * **Do** keep titles to one or two words. **Don't** hide content that every reader needs behind the second tab.
 */
const meta = {
  title: 'Base/Tabs',
  component: Tabs,
  args: { tabs: panels, label: 'Partner resources', onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
/** WAI-ARIA Authoring Practices: arrow keys loop, Home and End go to the ends, and the panel follows at once. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Home')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Video Center'],
      ['End', 'Career Center'],
      ['ArrowRight', 'Home'],
      ['ArrowLeft', 'Career Center'],
      ['Home', 'Home'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(tab(name)).toHaveFocus();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const ByPress: Story = {
  args: { initial: 'white-papers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'White Papers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Webcast Center' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Webcast Center' })).toBeVisible();
  },
};
/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Home' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Video Center' })).toHaveFocus();
  },
};
/** At 320 px the row scrolls and the page does not. */
export const AtPhoneWidth: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tablist').scrollWidth).toBeGreaterThan(canvas.getByRole('tablist').clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Career Center' }));
  },
};
export const One: Story = { args: { tabs: panels.slice(0, 1) } };
export const LongTitles: Story = {
  args: { tabs: panels.map((panel) => ({ ...panel, title: stories.longestTexts.title })) },
};
