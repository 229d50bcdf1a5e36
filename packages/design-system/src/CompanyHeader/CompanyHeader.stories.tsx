import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { CompanyHeader } from './CompanyHeader';
import { ShareMenu } from './ShareMenu';

const company = {
  name: 'Harrow & Pike',
  label: 'premium partner',
  tagline: 'Real estate lawyers who close on the date in the contract.',
  description:
    'Harrow & Pike is a law firm of 140 lawyers that does nothing but real estate. Its practice covers acquisitions, leasing, construction, land use and the workouts that follow when any of those go wrong.',
  socials: [
    { name: 'LinkedIn', url: 'https://example.com/li' },
    { name: 'YouTube', url: 'https://example.com/yt' },
  ],
  website: { title: 'example.com/harrow-and-pike', url: 'https://example.com/harrow-and-pike', newTab: true },
};

const meta = {
  title: 'Partners/CompanyHeader',
  component: CompanyHeader,
  args: {
    company,
    trail: [{ title: 'Resource Center', url: '/resources/' }],
    share: (
      <ShareMenu
        page={{ url: 'https://example.com/company-resources/?realmID=harrow-and-pike', title: 'Harrow & Pike' }}
        channel="https://example.com/yt"
      />
    ),
  },
} satisfies Meta<typeof CompanyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2.8: YouTube is separate from the networks; Copy Link copies the URL. */
export const Premium: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Share'));
    await expect(canvas.getByRole('link', { name: 'YouTube (opens in a new tab)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resource Center' })).toHaveAttribute('href', '/resources/');
  },
};
/** §4: without sponsorship neither blurb nor social links. */
export const Basic: Story = { args: { company: { name: 'Open Meter', label: 'partner', socials: [] } } };
export const LongEverything: Story = { args: longest(meta.args) };
