import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { footerColumns, networkSites, social } from '../../test/fixtures/navigation';
import type { Link } from '../types/story';
import { SiteFooter } from './SiteFooter';

const legal = [
  { title: 'Terms of Service', url: '/terms/' },
  { title: 'Privacy Policy', url: '/privacy/' },
];
const links = ['About', 'Contact', 'Site Map', 'Advertise', 'Asset and Logo Licensing'].map((title) => ({
  title,
  url: `/static/${title}/`,
}));

const meta = {
  title: 'Shell/SiteFooter',
  parameters: { pieces: { SiteFooter }, layout: 'fullscreen' },
  args: { links: [], network: networkSites },
  render: (args, { globals }) => {
    const brand = getBrand(globals);
    return (
      <SiteFooter
        logos={[{ name: brand.name, url: '/', image: brand.inverse }]}
        support={{
          blurb: 'Need help? Call us or write. A person answers both.',
          hours: 'Mon-Fri 9:00am-5:30pm ET, except holidays',
          phone: { title: '1-800-555-0142', url: 'tel:+18005550142' },
          email: { title: 'support@example.com', url: 'mailto:support@example.com' },
        }}
        social={social}
        columns={footerColumns}
        links={args.links}
        network={{ title: 'The network', sites: args.network }}
        legal={{ copyright: '© 2026 Surveyor Business Media, LLC. All rights reserved.', links: legal }}
      />
    );
  },
} satisfies Meta<{ links: readonly Link[]; network: readonly Link[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithMiddleLinks: Story = { args: { links } };
export const NoNetwork: Story = { args: { network: [] } };
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
  args: { links },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('navigation').flatMap((nav) => within(nav).getAllByRole('link'));
    for (const link of [...lists, ...canvas.getAllByRole('link', { name: 'Privacy Policy' })])
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
