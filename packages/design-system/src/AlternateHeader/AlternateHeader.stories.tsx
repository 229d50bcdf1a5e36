import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { CompleteAlternateHeader } from '../examples/CompleteHeader';
import { stateArg, visitorArg, type VisitorName, visitors } from '../examples/visitors';
import { social } from '../../test/fixtures/navigation';
import { AlternateAccountLinks } from './AlternateAccountLinks';
import { AlternateHeader } from './AlternateHeader';

type HeaderArgs = {
  visitor: VisitorName;
  profiles: 'four' | 'none';
  subscribe: 'of the brand' | 'visible';
  open?: 'nothing' | 'search';
};

const profiles = ['four', 'none'] as const;
const buttons = ['of the brand', 'visible'] as const;
const parts = ['nothing', 'search'] as const;

/**
 * For separate site areas such as branded resources. All other pages use `SiteHeader`, which has the navigation bar.
 *
 * **Keyboard.** Tab order is reading order; Enter on Search opens the row and moves into it, Escape closes it.
 *
 * **Do** keep the drawer in the page: on narrow screens it contains the account. **Don't** put both headers on one
 * page.
 */
const meta = {
  title: 'Shell/AlternateHeader',
  parameters: {
    pieces: { AlternateHeader, AlternateAccountLinks },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 240 } },
  },
  args: { visitor: 'signed out', profiles: 'four', subscribe: 'of the brand' },
  argTypes: {
    visitor: visitorArg,
    profiles: stateArg('Links to social networks.', profiles),
    subscribe: stateArg('The extra button, which some brands have.', buttons),
    open: stateArg('What is open.', parts),
  },
  render: ({ visitor, profiles: chosen, subscribe, open }, { globals }) => (
    <div
      ref={(root) => {
        const search = root?.querySelector('details');
        if (search && open) search.open = open === 'search';
      }}
    >
      <CompleteAlternateHeader
        brand={getBrand(globals)}
        visitor={visitors[visitor]}
        social={chosen === 'none' ? [] : social}
        subscribe={subscribe === 'visible' ? { title: 'Subscribe', url: '/subscribe/' } : undefined}
      />
    </div>
  ),
} satisfies Meta<HeaderArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All states by controls. */
export const Controls: Story = { tags: ['!test'], args: { open: 'nothing' } };
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Newsletters', 'Sign In', 'Register', 'LinkedIn'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};
export const SignedIn: Story = {
  args: { visitor: 'registrant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Account' })).toBeVisible();
  },
};
/** §2.7: an alert icon while the profile is under 100 %. */
export const ProfileIncomplete: Story = {
  args: { visitor: 'profile not complete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^My Account\s*, profile not complete$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  },
};
/**
 * A page with the signed-in hint before the first paint (html[data-visitor="known"]) shows no text that is removed
 * later, and nothing moves.
 */
export const KnownBeforeTheFirstPaint: Story = {
  play: async ({ canvas }) => {
    const left = () => canvas.getByRole('link', { name: 'Newsletters' }).getBoundingClientRect().left;
    const before = left();
    document.documentElement.dataset['visitor'] = 'known';
    try {
      await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
      for (const name of ['My Account', 'Sign Out']) await expect(canvas.getByRole('link', { name })).toBeVisible();
      await expect(left()).toBe(before);
    } finally {
      delete document.documentElement.dataset['visitor'];
    }
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'My Account' })).toBeNull();
  },
};
/** An extra button and another newsletter link of one brand. */
export const WithSubscribe: Story = { args: { subscribe: 'visible' } };
export const NoProfiles: Story = { args: { profiles: 'none' } };
export const SearchRow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Search', { selector: 'summary *' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).not.toBeVisible();
  },
};
/** Menu, logo and search in one row of 60 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(within(header).queryByRole('link', { name: 'Register' })).toBeNull();
    await expect(within(header).getByRole('link', { name: /home$/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
