import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { mainMenus, moreLinks, sixtyEntries } from '../../test/fixtures/navigation';
import { hoverEdges, CompleteHeader } from '../examples/CompleteHeader';
import { stateArg } from '../examples/visitors';
import { MenuPart } from '../NavigationDrawer/MenuPart';
import type { MenuLine } from '../types/navigation';
import { NavigationBar } from './NavigationBar';
import { openMenu } from './openMenu';
import { SubmenuLines } from './SubmenuLines';

/**
 * The second row of `SiteHeader` from 1024 px. On narrow screens, and for links that do not fit, there is the
 * `NavigationDrawer`; views of one page are `LinkTabs`.
 *
 * **Keyboard.** Tab: a link leads to its section, the button after it opens the submenu by Enter or Space; Escape
 * closes it and restores focus.
 *
 * **Do** have at most five menus. **Don't** put the only link to a section into its submenu.
 */
const meta = {
  title: 'Shell/NavigationBar',
  component: NavigationBar,
  parameters: {
    pieces: { SubmenuLines, MenuPart },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  args: {
    menus: mainMenus,
    secondary: moreLinks,
    edges: hoverEdges,
    panel: (menu) => <SubmenuLines menu={menu} />,
  },
  render: (args, { globals }) => (
    <>
      <CompleteHeader brand={getBrand(globals)} navigation={<NavigationBar {...args} />} />
      <main style={{ height: '200vh', padding: 24 }}>
        <h1>The page</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof NavigationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = ['nothing', 'first menu', 'last menu'] as const;

/** The menus of the brand. The toolbar has the widths. */
export const Controls: StoryObj<{ open: (typeof parts)[number]; current: 'none' | 'first section' }> = {
  tags: ['!test'],
  parameters: { controls: { include: ['open', 'current'] } },
  args: { open: 'first menu', current: 'none' },
  argTypes: {
    open: stateArg('Which menu is open.', parts),
    current: stateArg('The section of the page, underlined.', ['none', 'first section']),
  },
  render: ({ open, current }, { globals }) => {
    const brand = getBrand(globals);
    return (
      <div
        ref={(page) => {
          const bar = page?.querySelector<HTMLElement>('[data-behavior="navigation-bar"]');
          if (bar)
            openMenu(
              bar,
              [...bar.children].at({ nothing: Infinity, 'first menu': 0, 'last menu': -1 }[open]) ?? null,
              'press',
            );
        }}
      >
        <CompleteHeader brand={brand} current={current === 'none' ? undefined : brand.shell.menus[0]?.link.url} />
        <main style={{ height: '200vh', padding: 24 }}>
          <h1>The page</h1>
        </main>
      </div>
    );
  },
};
export const CurrentSection: Story = { args: { current: '/markets/' } };
/** §2.7, red underline option: the item is underlined on every page. */
export const UnderlinedItem: Story = {
  args: {
    menus: mainMenus.map((menu) => (menu.link.title === 'Tech Center' ? { ...menu, mark: 'accent' as const } : menu)),
  },
  play: async ({ canvas }) => {
    const line = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).textDecorationLine;
    await expect(line('Tech Center')).toBe('underline');
    await expect(line('Sectors')).toBe('none');
  },
};
export const NoSubmenus: Story = { args: { menus: mainMenus.map(({ link }) => ({ link, lines: [] })) } };
export const NoMainMenu: Story = { args: { menus: [] } };
/** The link leads to the section, the button after it opens the submenu; Escape restores focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Markets menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Northeast' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull();
  },
};
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The code for hovering loads when the pointer comes. A simulated pointer does not match `:hover`, so it comes
    // again.
    await waitFor(async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Best Practices' }));
      await userEvent.hover(canvas.getByRole('link', { name: 'Markets' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible(), { timeout: 500 });
    });
    await userEvent.hover(canvas.getByRole('link', { name: 'Best Practices' }));
    await waitFor(() => expect(canvas.getByText('For the legal desk')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull();
  },
};
/** Escape also closes a menu that hovering opened, with focus elsewhere on the page (WCAG 1.4.13). */
export const EscapeAfterHover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Best Practices' }));
      await userEvent.hover(canvas.getByRole('link', { name: 'Markets' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible(), { timeout: 500 });
    });
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull());
    await expect(document.body).toHaveFocus();
  },
};
/** Five regions are five columns, and the menu is as wide as the window. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Markets menu' }));
    const [northeast, west] = ['Northeast', 'West'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(west?.top).toBe(northeast?.top);
    const panel = canvas.getByRole('link', { name: 'Northeast' }).closest('[data-panel]');
    await expect(panel?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};
/** §2.7, item menus of one column: the groups are one below the other. */
export const OneColumn: Story = {
  args: { menus: mainMenus.map((menu) => ({ ...menu, columns: 1 as const })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Markets menu' }));
    const [northeast, west] = ['Northeast', 'West'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(west?.left).toBe(northeast?.left);
    await expect(west?.top).toBeGreaterThan(northeast?.bottom ?? Infinity);
  },
};
/** A menu that is higher than the rest of the window scrolls inside. */
export const SixtyEntries: Story = {
  args: { menus: [...mainMenus, sixtyEntries] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Every metropolitan/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = canvasElement.querySelector('[data-open] > [data-panel]');
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.max(innerHeight, 400));
  },
};
/** Below the breakpoint of a submenu the item is only a link (§3, menu item, breakpoint). */
export const AboveItsBreakpoint: Story = {
  args: {
    menus: mainMenus.map((menu) =>
      menu.link.title === 'Markets' ? { ...menu, breakpoint: 5000 } : { ...menu, breakpoint: 1024 },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Markets menu' })).toBeNull());
    await userEvent.hover(canvas.getByRole('link', { name: 'Markets' }));
    await expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
    await expect(canvas.getByRole('link', { name: 'Leading' })).toBeVisible();
  },
};
/** Items of an unknown kind are left out. */
export const UnknownItemKind: Story = {
  args: {
    menus: mainMenus.map((menu) => {
      const lines: MenuLine[] = JSON.parse(
        '[{"kind":"hologram","title":"From a later version"},{"kind":"link","link":{"title":"Known","url":"/known/"}}]',
      );
      return { ...menu, lines };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Markets menu' }));
    await expect(canvas.getByRole('link', { name: 'Known' })).toBeVisible();
    await expect(canvas.queryByText('From a later version')).toBeNull();
  },
};
const followed = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
  const link: HTMLElement = canvas.getByRole('link', { name: 'Leading' });
  link.addEventListener('click', (event: Event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link;
};
/** §2.7: a followed link closes the submenu … */
export const ClosesOnRouteChange: Story = {
  play: async ({ canvasElement }) => {
    await expect(await followed(within(canvasElement))).not.toBeVisible();
  },
};
/** … except for mobile user agents. */
export const StaysOnMobileAgents: Story = {
  beforeEach: () => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)');
  },
  play: async ({ canvasElement }) => {
    await expect(await followed(within(canvasElement))).toBeVisible();
  },
};
/** Items of a submenu may load on demand: until then it is hidden. */
export const LoadsLater: Story = {
  args: {
    panel: (menu) => (
      <MenuPart name={menu.link.url}>{menu.link.title === 'Markets' && <SubmenuLines menu={menu} />}</MenuPart>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
    await expect(canvas.queryByText('Leading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Markets menu' }));
    await expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible();
  },
};
