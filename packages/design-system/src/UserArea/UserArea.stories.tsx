import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { withVisitor } from '../examples/withVisitor';
import type { HeaderVisitor } from '../types/navigation';
import { UserArea, type UserAreaProps } from './UserArea';

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
    links: ['Account Setting', 'Newsletter Subscriptions', 'Email Marketing', 'Help/FAQ', 'Sign Out'].map((title) => ({
      title,
      url: `/${title.toLowerCase().replace(/\W+/g, '-')}/`,
    })),
  },
};
const ada = { firstName: 'Ada', lastName: 'Reyes' };

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
  args: { visitor: { state: 'unknown' }, newsletters, register: { title: 'Register', url: '/register/' }, menu },
  render: ({ visitor, ...props }) => <UserArea {...props} ref={withVisitor(visitor)} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<UserAreaProps & { visitor: HeaderVisitor }>;
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

/** §2.7: Newsletters, Register and the menu of signed-out visitors. */
export const SignedOut: Story = {
  args: { visitor: { state: 'signed-out' } },
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
  args: { visitor: { state: 'registrant', ...ada } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu, Ada Reyes$/);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Hello, Ada Reyes')).toBeVisible();
    await expect(canvas.getByText('Registrant')).toBeVisible();
    await expect(getLinks(canvasElement)).toEqual([
      'Newsletters',
      'Account Setting',
      'Newsletter Subscriptions',
      'Email Marketing',
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
  args: { visitor: { state: 'subscriber', ...ada } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu/);
    await expect(within(canvasElement).getByText('Subscriber')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Register' })).toBeNull();
  },
};
/** §2.7: the account is marked while the profile is below 100 %. */
export const ProfileIncomplete: Story = {
  args: { visitor: { state: 'registrant', ...ada, profileCompletion: 60 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Account menu, Ada Reyes, profile not complete')).toBeInTheDocument();
  },
};
/** A session may load before the name. */
export const WithoutName: Story = {
  args: { visitor: { state: 'registrant', firstName: '', lastName: '' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu$/);
    await expect(within(canvasElement).getByText('Hello')).toBeVisible();
  },
};
/** §2.7: it opens on a press and closes when the mouse leaves; Escape closes it too. */
export const OpensAndCloses: Story = {
  args: { visitor: { state: 'subscriber', ...ada } },
  play: async ({ canvasElement }) => {
    const greeting = () => within(canvasElement).getByText('Hello, Ada Reyes');
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
  args: {
    visitor: {
      state: 'subscriber',
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'van der Westhuizen-Featherstonehaugh',
    },
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Account menu/);
  },
};
