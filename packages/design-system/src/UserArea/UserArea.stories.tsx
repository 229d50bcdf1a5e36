import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { stateArg, visitorArg, type VisitorName, visitors } from '../examples/visitors';
import { withVisitor } from '../examples/withVisitor';
import { UserArea } from './UserArea';

type UserArgs = { visitor: VisitorName; open?: 'nothing' | 'menu' };

const parts = ['nothing', 'menu'] as const;

const newsletters = { title: 'Newsletters', url: '/newsletters/', signedInUrl: '/account/#email-preferences' };
const menu = {
  signedOut: {
    greeting: 'Welcome',
    links: [
      { title: 'Sign In', url: '/sign-in/' },
      { title: 'Register Now', url: '/register/' },
    ],
  },
  signedIn: {
    greeting: 'Hello',
    links: ['Account Settings', 'Newsletter Subscriptions', 'Email Preferences', 'Help/FAQ', 'Sign Out'].map(
      (title) => ({
        title,
        url: `/${title.toLowerCase().replace(/\W+/g, '-')}/`,
      }),
    ),
  },
};
/**
 * The user area of `MastheadRow`. Pages are the same for every visitor; `showVisitor` shows a signed-in one. In the drawer use `DrawerAccount`; the alternate header has its own links.
 *
 * **Keyboard.** Enter and Space open the menu, Escape closes it and keeps focus.
 *
 * **Do** keep the texts of both states equally long. **Don't** show a badge before the service has responded.
 */
const meta = {
  title: 'Shell/UserArea',
  parameters: { pieces: { UserArea } },
  args: { visitor: 'signed out' },
  argTypes: { visitor: visitorArg, open: stateArg('What is open.', parts) },
  render: ({ visitor, open: part }) => (
    <div
      ref={(root) => {
        const details = root?.querySelector('details');
        if (details && part) details.open = part === 'menu';
      }}
    >
      <UserArea
        newsletters={newsletters}
        register={{ title: 'Register', url: '/register/' }}
        menu={menu}
        ref={withVisitor(visitors[visitor])}
      />
    </div>
  ),
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<UserArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const getLinks = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
const open = async (canvasElement: HTMLElement, name: RegExp) => {
  const summary = within(canvasElement)
    .getAllByText(name)
    .map((element) => element.closest('summary'))
    .find((element) => element !== null);
  if (!summary) throw new Error(`There is no menu named ${name}.`);
  await userEvent.click(summary);
  return summary;
};

/** All states by controls. */
export const Controls: Story = { tags: ['!test'], args: { open: 'nothing' } };
/** §2.7: Newsletters, Register and the menu of signed-out visitors. */
export const SignedOut: Story = {
  args: { visitor: 'signed out' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Sign In$/);
    await expect(within(canvasElement).getByText('Welcome')).toBeVisible();
    await expect(getLinks(canvasElement)).toEqual(['Newsletters', 'Register', 'Sign In', 'Register Now']);
    await expect(within(canvasElement).getByRole('link', { name: 'Newsletters' })).toHaveAttribute(
      'href',
      '/newsletters/',
    );
  },
};
export const Unknown: Story = {};
/** §2.7, §6: greeting with name, badge and five links; Newsletters links to the email preferences. */
export const Registrant: Story = {
  args: { visitor: 'registrant' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu, Eleanor Whitcombe$/);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Hello, Eleanor Whitcombe')).toBeVisible();
    await expect(canvas.getByText('Registrant')).toBeVisible();
    await expect(getLinks(canvasElement)).toEqual([
      'Newsletters',
      'Account Settings',
      'Newsletter Subscriptions',
      'Email Preferences',
      'Help/FAQ',
      'Sign Out',
    ]);
    await expect(canvas.getByRole('link', { name: 'Newsletters' })).toHaveAttribute(
      'href',
      '/account/#email-preferences',
    );
  },
};
export const Subscriber: Story = {
  args: { visitor: 'subscriber' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu/);
    await expect(within(canvasElement).getByText('Subscriber')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Register' })).toBeNull();
  },
};
/** §2.7: the account is marked while the profile is below 100 %. */
export const ProfileIncomplete: Story = {
  args: { visitor: 'profile not complete' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Account menu, Eleanor Whitcombe, profile not complete'),
    ).toBeInTheDocument();
  },
};
/** A session may load before the name. */
export const WithoutName: Story = {
  args: { visitor: 'without name' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu$/);
    await expect(within(canvasElement).getByText('Hello')).toBeVisible();
  },
};
/** §2.7: it opens on a press and closes when the mouse leaves; Escape closes it too. */
export const OpensAndCloses: Story = {
  args: { visitor: 'subscriber' },
  play: async ({ canvasElement }) => {
    const greeting = () => within(canvasElement).getByText('Hello, Eleanor Whitcombe');
    const summary = await open(canvasElement, /^Account menu/);
    await userEvent.hover(greeting());
    await expect(greeting()).toBeVisible();
    await userEvent.unhover(greeting());
    await userEvent.pointer({ target: document.body });
    await expect(greeting()).not.toBeVisible();
    summary.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(greeting()).not.toBeVisible();
    await expect(summary).toHaveFocus();
  },
};
/** With the signed-in hint (html[data-visitor="known"]) no text is painted that is removed later, and nothing moves. */
export const KnownBeforeTheFirstPaint: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = () => canvas.getByRole('link', { name: 'Newsletters' }).getBoundingClientRect().left;
    document.documentElement.dataset['visitor'] = 'known';
    await expect(canvas.getByText('Register')).not.toBeVisible();
    const before = left();
    delete document.documentElement.dataset['visitor'];
    await expect(canvas.getByText('Register')).toBeVisible();
    await expect(left()).toBeLessThan(before);
  },
};
export const LongName: Story = {
  args: { visitor: 'long name' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu/);
  },
};
