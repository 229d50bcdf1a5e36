import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { CompleteHeader } from '../examples/CompleteHeader';
import { stateArg, visitorArg, type VisitorName, visitors } from '../examples/visitors';
import { openMenu } from '../NavigationBar/openMenu';
import { UserArea } from '../UserArea/UserArea';
import { MastheadRow } from './MastheadRow';
import { SiteHeader } from './SiteHeader';
import { TopRow } from './TopRow';

/* Observers need a painted frame, and a background window paints only on request. */
const isIn = (form: 'full' | 'compact', canvasElement: HTMLElement) =>
  waitFor(() => {
    requestAnimationFrame(() => {});
    return expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-form', form);
  });

type HeaderArgs = {
  visitor: VisitorName;
  form?: 'full' | 'scrolled';
  open?: 'nothing' | 'submenu' | 'search' | 'account menu';
  extra?: 'of the brand' | 'visible';
  current?: 'none' | 'first section';
};

const forms = ['full', 'scrolled'] as const;
const parts = ['nothing', 'submenu', 'search', 'account menu'] as const;
const extras = ['of the brand', 'visible'] as const;
const sections = ['none', 'first section'] as const;

/* Stories without these args begin as the page does, and their play functions change it. */
const showState =
  ({ form, open }: HeaderArgs) =>
  (page: HTMLElement | null) => {
    if (!page) return;
    if (form) window.scrollTo(0, form === 'scrolled' ? 300 : 0);
    if (!open) return;
    const bar = page.querySelector<HTMLElement>('[data-behavior="navigation-bar"]');
    if (bar) openMenu(bar, open === 'submenu' ? bar.firstElementChild : null, 'press');
    const [search, account] = page.querySelectorAll('details');
    if (search) search.open = open === 'search';
    if (account) account.open = open === 'account menu';
  };

const meta = {
  title: 'Shell/SiteHeader',
  parameters: {
    pieces: { SiteHeader, TopRow, MastheadRow, UserArea },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  args: { visitor: 'signed out' },
  argTypes: {
    visitor: visitorArg,
    form: stateArg('At the top of the page, or after 50 px of scroll.', forms),
    open: stateArg('What is open.', parts),
    extra: stateArg('The button beside Search, which some brands have.', extras),
    current: stateArg('The section of the page, underlined.', sections),
  },
  render: (args, { globals }) => {
    const brand = getBrand(globals);
    return (
      <div ref={showState(args)}>
        <CompleteHeader
          brand={brand}
          visitor={visitors[args.visitor]}
          current={args.current === 'first section' ? brand.shell.menus[0]?.link.url : undefined}
          extra={args.extra === 'visible' ? { title: 'Expo', url: '/expo/' } : undefined}
        />
        <main style={{ height: '200vh', padding: 24 }}>
          <h1>The page</h1>
        </main>
      </div>
    );
  },
} satisfies Meta<HeaderArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All states by controls. The toolbar has the widths. */
export const Controls: Story = {
  tags: ['!test'],
  args: { form: 'full', open: 'nothing', extra: 'of the brand', current: 'none' },
};
export const SignedOut: Story = {};
export const Subscriber: Story = { args: { visitor: 'subscriber' } };
export const RegistrantWithIncompleteProfile: Story = {
  args: { visitor: 'long name' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Account menu/));
    await expect(within(canvasElement).getByText('Registrant')).toBeVisible();
  },
};
export const WithExtraButton: Story = { args: { extra: 'visible' } };

/** Top links that do not fit are in one row, which scrolls to the focused one. */
export const MoreLinksThanFit: Story = {
  render: () => (
    <TopRow links={Array.from({ length: 40 }, (_, index) => ({ title: `Link ${index + 1}`, url: `/${index + 1}/` }))} />
  ),
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation').getBoundingClientRect();
    for (const name of ['Link 40', 'Link 1']) {
      canvas.getByRole('link', { name }).focus();
      const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(links.left - 1);
      await expect(right).toBeLessThanOrEqual(links.right + 1);
    }
  },
};
/** §2.7: after 50 px of scroll the header is fixed, its top row is hidden, and the page does not jump. */
export const Compact: Story = {
  args: { visitor: 'subscriber', current: 'first section' },
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
  // With two windows the one behind receives scroll events late.
  tags: ['unsteady'],
  play: async ({ canvasElement }) => {
    // Each step needs a painted frame, which a background window does not paint by itself.
    await waitFor(() => {
      window.scrollTo(0, window.scrollY === 300 ? 301 : 300);
      return expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-form', 'compact');
    });
  },
};

/** §2.7: the menu opens on a press and closes when the mouse leaves; also on Escape and a press elsewhere. */
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

/** Search opens a row with the form; it is a plain GET form without scripts. */
export const SearchRow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Search', { selector: 'summary *' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
/** Below 1024 px: menu, logo, search and account in one row of 60 px, also when fixed. */
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
