import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brandOf } from '../../.storybook/brands';
import { mainMenus, moreLinks, newsletters, register, sixtyEntries, topLinks, userMenu } from '../../test/fixtures/navigation';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { SubmenuLines } from '../NavigationBar/SubmenuLines';
import { MenuPart } from '../NavigationDrawer/MenuPart';
import type { HeaderVisitor, MainMenu, MenuLine } from '../types/navigation';
import { UserArea } from '../UserArea/UserArea';
import { MastheadRow } from './MastheadRow';
import { SiteHeader } from './SiteHeader';
import { TopRow } from './TopRow';

/* Observers wait for a painted frame, and a window in the background paints none unless it is asked for one. */
const isIn = (form: 'full' | 'compact', canvasElement: HTMLElement) =>
  waitFor(
    () => {
      requestAnimationFrame(() => {});
      return expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-form', form);
    },
    { timeout: 10_000 },
  );

type HeaderArgs = { visitor: HeaderVisitor; menus: readonly MainMenu[]; current?: string; expo?: boolean };

const edges = { top: 5, left: 10, right: 10 };
const subscriber: HeaderVisitor = { state: 'subscriber', firstName: 'Eleanor', lastName: 'Whitcombe' };

const meta = {
  title: 'Shell/SiteHeader',
  parameters: { pieces: { SiteHeader, TopRow, MastheadRow, NavigationBar, MenuPart, UserArea }, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { visitor: { state: 'unknown' }, menus: mainMenus },
  render: ({ visitor, menus, current, expo }, { globals }) => {
    const brand = brandOf(globals);
    return (
      <>
        <SiteHeader
          stickyAfter={50}
          topRow={<TopRow links={topLinks} date={<time dateTime="2026-11-21">Saturday, November 21, 2026</time>} />}
          masthead={
            <MastheadRow
              brand={{ name: brand.name, logo: brand.masthead, home: '/' }}
              menu={{ drawer: 'menu', siteMap: '/sitemap/' }}
              search="/search/"
              user={<UserArea visitor={visitor} newsletters={newsletters} register={register} menu={userMenu} />}
              extra={expo ? { title: 'Broker Expo', url: '/expo/' } : undefined}
            />
          }
          navigation={<NavigationBar menus={menus} secondary={moreLinks} current={current} edges={edges} />}
        />
        <main style={{ height: '200vh', padding: 24 }}><h1>The page</h1></main>
      </>
    );
  },
} satisfies Meta<HeaderArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const CurrentSection: Story = { args: { current: '/markets/' } };
/** SPEC §2.7, red underline option: the item is underlined wherever the reader is. */
export const UnderlinedItem: Story = {
  args: { menus: mainMenus.map((menu) => (menu.link.title === 'CRE Tech Center' ? { ...menu, mark: 'accent' as const } : menu)) },
  play: async ({ canvas }) => {
    const line = (name: string) => getComputedStyle(canvas.getByRole('link', { name }), '::after').transform;
    await expect(line('CRE Tech Center')).toBe('none');
    await expect(line('Sectors')).not.toBe('none');
  },
};
export const Subscriber: Story = { args: { visitor: subscriber } };
export const RegistrantWithIncompleteProfile: Story = {
  args: { visitor: { state: 'registrant', firstName: 'Bartholomew-Alexander', lastName: 'Featherstonehaugh-Cholmondeley', profileCompletion: 60 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Account menu/));
    await expect(within(canvasElement).getByText('Registrant')).toBeVisible();
  },
};
export const WithExtraButton: Story = { args: { expo: true } };
export const NoSubmenus: Story = { args: { menus: mainMenus.map(({ link }) => ({ link, lines: [] })) } };
export const NoMainMenu: Story = { args: { menus: [] } };

/** SPEC §2.7: past 50 px of scroll the header is fixed, its top row is hidden, and the page does not jump. */
export const Compact: Story = {
  args: { visitor: subscriber, current: '/markets/' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('banner');
    const heading = canvas.getByRole('heading', { name: 'The page' });
    const before = heading.getBoundingClientRect().top + window.scrollY;
    window.scrollTo(0, 50);
    await isIn('full', canvasElement);
    window.scrollTo(0, 51);
    await isIn('compact', canvasElement);
    await expect(header.getBoundingClientRect().top).toBe(0);
    await expect(heading.getBoundingClientRect().top + window.scrollY).toBe(before);
    await expect(canvas.queryByRole('navigation', { name: 'Media' })).toBeNull();
    await expect(Math.round(header.getBoundingClientRect().height)).toBe(57);
    window.scrollTo(0, 300);
  },
};
export const CompactSignedOut: Story = {
  // Where two windows are pictured at once, the one behind is told late that it has scrolled.
  tags: ['unsteady'],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 300);
    await isIn('compact', canvasElement);
  },
};

/** SPEC §2.7: the menu opens on a press and closes when the mouse leaves; also on Escape and a press elsewhere. */
export const UserMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Sign In', { selector: 'summary *' });
    const welcome = canvas.getByText('Welcome');
    await userEvent.click(summary);
    await expect(welcome).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(welcome).not.toBeVisible();
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('heading', { name: 'The page' }));
    await expect(welcome).not.toBeVisible();
    await userEvent.click(summary);
    await expect(welcome).toBeVisible();
    await userEvent.unhover(welcome);
    await expect(welcome).not.toBeVisible();
    await userEvent.click(summary);
  },
};

/** A link leads to the section, the button after it opens the submenu; Escape gives the focus back. */
export const SubmenuByKeyboard: Story = {
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
export const SubmenuByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Markets' }));
    await expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('link', { name: 'Best Practices' }));
    await expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull();
    await expect(canvas.getByText('For the legal desk')).toBeVisible();
  },
};
export const SixtyEntries: Story = {
  args: { menus: [...mainMenus, sixtyEntries] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Every metropolitan/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
/** A submenu whose brand wants a wider window than this one: the item is a link alone (SPEC §3, menu item, breakpoint). */
export const SubmenuFromAWiderWindow: Story = {
  args: { menus: mainMenus.map((menu) => (menu.link.title === 'Markets' ? { ...menu, breakpoint: 5000 } : { ...menu, breakpoint: 1024 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Markets menu' })).toBeNull());
    await userEvent.hover(canvas.getByRole('link', { name: 'Markets' }));
    await expect(canvas.queryByRole('link', { name: 'Atlanta' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
    await expect(canvas.getByRole('link', { name: 'Leasing' })).toBeVisible();
  },
};
/** A kind of line that nobody knows is left out; the others stand. */
export const UnknownKindOfLine: Story = {
  args: {
    menus: mainMenus.map((menu) => {
      const lines: MenuLine[] = JSON.parse('[{"kind":"hologram","title":"From a later version"},{"kind":"link","link":{"title":"Known","url":"/known/"}}]');
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
/** Search opens a row with the form; it is a plain GET form without scripts. */
export const SearchRow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Search', { selector: 'summary *' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
/** Below 1024 px: menu, logo, search and account in one row of 60 px, which stays 60 px when fixed. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(Math.round(header.getBoundingClientRect().height)).toBe(61);
    await expect(within(header).queryByRole('navigation')).toBeNull();
    window.scrollTo(0, 400);
    await isIn('compact', canvasElement);
    await expect(Math.round(header.getBoundingClientRect().height)).toBe(61);
  },
};
const followed = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
  const link: HTMLElement = canvas.getByRole('link', { name: 'Leasing' });
  link.addEventListener('click', (event: Event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link;
};
/** SPEC §2.7: a followed link closes the submenu … */
export const SubmenuClosesOnRouteChange: Story = {
  play: async ({ canvasElement }) => { await expect(await followed(within(canvasElement))).not.toBeVisible(); },
};
/** … except for mobile user agents. */
export const SubmenuStaysOnMobileAgents: Story = {
  beforeEach: () => { spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)'); },
  play: async ({ canvasElement }) => { await expect(await followed(within(canvasElement))).toBeVisible(); },
};
/** The lines of a submenu may come when they are wanted: until then its place is empty and nothing is shown of it. */
export const SubmenuArrivesLater: Story = {
  render: ({ menus }, { globals }) => {
    const brand = brandOf(globals);
    return (
      <>
        <SiteHeader
          stickyAfter={50}
          topRow={<TopRow links={topLinks} />}
          masthead={<MastheadRow brand={{ name: brand.name, logo: brand.masthead, home: '/' }} menu={{ drawer: 'menu', siteMap: '/sitemap/' }} search="/search/" user={null} />}
          navigation={<NavigationBar menus={menus} edges={edges} panel={(menu) => <MenuPart name={menu.link.url}>{menu === menus[0] && <SubmenuLines menu={menu} />}</MenuPart>} />}
        />
        <main style={{ height: '200vh', padding: 24 }}><h1>The page</h1></main>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Best Practices menu' }));
    await expect(canvas.queryByText('Leasing')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Markets menu' }));
    await expect(canvas.getByRole('link', { name: 'Atlanta' })).toBeVisible();
  },
};
