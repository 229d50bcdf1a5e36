import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { stateArg } from '../examples/visitors';
import type { Link } from '../types/story';
import { SiteFooter } from './SiteFooter';

type FooterArgs = { middle: 'visible' | 'none'; network: 'visible' | 'none'; links?: readonly Link[] };

const options = ['visible', 'none'] as const;
const networkSites = ['Docket', 'Benefit Ledger', 'Risk & Reserve', 'General Counsel Monthly'].map((title) => ({
  title,
  url: `https://example.com/${title}`,
}));

const meta = {
  title: 'Shell/SiteFooter',
  parameters: { pieces: { SiteFooter }, layout: 'fullscreen' },
  args: { middle: 'none', network: 'visible' },
  argTypes: {
    middle: stateArg('The row of links that the home page has.', options),
    network: stateArg('The other publications of the network.', options),
    links: { table: { disable: true } },
  },
  render: ({ middle, network, links }, { globals }) => {
    const { footer } = getBrand(globals).shell;
    const sites = footer.network?.sites.length ? footer.network.sites : networkSites;
    return (
      <SiteFooter
        {...footer}
        links={links ?? (middle === 'visible' ? footer.links : [])}
        network={{ title: footer.network?.title ?? '', sites: network === 'visible' ? sites : [] }}
      />
    );
  },
} satisfies Meta<FooterArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithMiddleLinks: Story = { args: { middle: 'visible' } };
export const NoNetwork: Story = { args: { network: 'none' } };
/** §2.7: the newsletters link leads signed-in visitors to their preferences. The HTML is the same for everyone. */
export const LinkBySignIn: Story = {
  args: { links: [{ title: 'Your letters', url: '/newsletters/', signedInUrl: '/preferences/' }] },
  beforeEach: () => () => {
    delete document.documentElement.dataset.visitor;
  },
  play: async ({ canvas }) => {
    const link = () => canvas.getByRole('link', { name: 'Your letters' });
    await expect(link()).toHaveAttribute('href', '/newsletters/');
    document.documentElement.dataset.visitor = 'known';
    await expect(link()).toHaveAttribute('href', '/preferences/');
  },
};
/** Links are high enough for a thumb. */
export const Phone: Story = {
  args: { middle: 'visible' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('navigation').flatMap((nav) => within(nav).getAllByRole('link'));
    for (const link of [...lists, ...canvas.getAllByRole('link', { name: 'Privacy Policy' })])
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
