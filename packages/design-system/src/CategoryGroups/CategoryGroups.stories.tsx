import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CategoryGroups } from './CategoryGroups';

const links = (names: string) =>
  names.split('; ').map((title) => ({ title, url: `/markets/${title.toLowerCase().replaceAll(/\W+/g, '-')}/` }));

const meta = {
  title: 'Pages/CategoryGroups',
  component: CategoryGroups,
  args: {
    groups: [
      {
        title: 'Northeast',
        url: '/region/northeast/',
        links: links('Boston; Hartford; New Jersey; New York; Philadelphia; Pittsburgh'),
      },
      {
        title: 'Southeast',
        url: '/region/southeast/',
        links: links('Atlanta; Charlotte; Miami; Nashville; Orlando; Raleigh-Durham; Tampa; Washington, D.C.'),
      },
      { title: 'Midwest', url: '/region/midwest/', links: links('Chicago; Columbus; Detroit; Minneapolis') },
      { title: 'Southwest', url: '/region/southwest/', links: links('Austin; Dallas; Houston; Phoenix') },
      {
        title: 'West',
        url: '/region/west/',
        description: 'From the Rockies to the Pacific.',
        links: links('Denver; Las Vegas; Los Angeles; Seattle'),
      },
      { title: 'International', links: links('Johor; London; Querétaro; Rotterdam') },
    ],
  },
} satisfies Meta<typeof CategoryGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §9: the markets page has three columns. */
export const Markets: Story = {};
/** The directory of a section's front: every stream with its number of stories. */
export const WithCounts: Story = {
  args: {
    groups: [
      {
        title: 'West',
        url: '/region/west/',
        count: 12_480,
        links: links('Denver; Los Angeles; Seattle').map((link, index) => ({
          ...link,
          count: [1, 3_204, 0][index] ?? 0,
        })),
      },
      { title: 'Beyond the regions', links: links('National; International').map((link) => ({ ...link, count: 78 })) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Denver 1 story' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Los Angeles 3,204 stories' })).toBeVisible();
  },
};
/** Groups of very different length, as in the site map: no column stays empty. */
export const DifferentLengths: Story = {
  args: {
    order: 'columns',
    groups: [
      { title: 'Magazine', links: links('This month; Previous issues') },
      {
        title: 'Sectors',
        links: links(
          'Data Centers; Health Care; Hospitality; Industrial; Land; Life Sciences; Mixed-Use; Multifamily; Net Lease; Office; Retail',
        ),
      },
      { title: 'Regions', links: links('Midwest; Northeast; Southeast; Southwest; West') },
      { title: 'Recognition', links: links('Best Bosses; Rising Stars') },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((group) => group.getBoundingClientRect());
    if (!first || !second) throw new Error('There are no groups.');
    const gap = second.left > first.left ? 0 : second.top - first.bottom;
    await expect(gap).toBeLessThan(100);
  },
};
export const TwoColumns: Story = { args: { columns: 2 } };
/** The sectors: one group, whose links flow over the columns from top to bottom. */
export const OneGroup: Story = {
  args: {
    groups: [
      {
        title: 'All sectors',
        links: links(
          'Data Centers; Health Care; Hospitality; Industrial; Infrastructure; Land; Life Sciences; Mixed-Use; Multifamily; Net Lease; Office; Retail; Self-Storage; Senior Housing; Single-Family Rental; Student Housing',
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const columns = new Set(
      canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    await expect(columns.size).toBe(window.innerWidth >= 1024 ? 3 : 2);
  },
};
export const LongNames: Story = {
  args: {
    groups: [
      {
        title: 'Property management software and online marketplaces',
        links: links('Data, analytics and valuation for portfolios of more than 500 properties; CRM').map((link) => ({
          ...link,
          count: 1_904,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const count of canvas.getAllByText('1,904'))
      await expect(count.getBoundingClientRect().height).toBeLessThan(24);
  },
};
