import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { DealTable, type DealTableRow } from './DealTable';

const sale: DealTableRow = {
  link: { title: 'Spectacle Commerce Center', url: '/2026/11/20/a-deal/' },
  place: 'Somerville, Boston · Industrial',
  date: { text: 'Nov. 20', iso: '2026-11-20' },
  kind: 'Sale',
  size: '339,000 sq. ft.',
  price: '$69 million',
  unitPrice: { value: '$204', unit: 'per sq. ft.' },
  capRate: '6.2%',
  parties: [
    { label: 'Buyer', value: 'Rookery Lane Capital' },
    { label: 'Seller', value: 'Wexcombe' },
  ],
};
const lease: DealTableRow = {
  link: { title: 'Brickkiln Research Park', url: '/2026/11/19/a-lease/' },
  place: 'St. Louis · Life Sciences',
  date: { text: 'Nov. 19', iso: '2026-11-19' },
  kind: 'Lease',
  size: '46,300 sq. ft.',
  unitPrice: { value: '$61', unit: 'per sq. ft. a year' },
  parties: [{ label: 'Tenant', value: 'Tessellate Proteomics' }],
};
const hotel: DealTableRow = {
  link: { title: 'The Galleria Hotel', url: '/2026/11/18/a-hotel/' },
  place: 'Houston · Hospitality',
  date: { text: 'Nov. 18', iso: '2026-11-18' },
  kind: 'Sale',
  size: '318 rooms',
  price: '$71.2 million',
  unitPrice: { value: '$223,900', unit: 'per room' },
  parties: [{ label: 'Buyer', value: 'Overlook Nine Partners' }],
};
const unknown: DealTableRow = {
  link: { title: '$594 million portfolio of rental neighborhoods changes hands in Kansas City', url: '/2026/11/18/b/' },
  date: { text: 'Nov. 18', iso: '2026-11-18' },
  kind: 'Joint venture',
  parties: [],
};

const meta = {
  title: 'Stories/DealTable',
  component: DealTable,
  args: {
    caption: 'Deals',
    rows: [sale, lease, hotel, unknown],
    sorts: {
      date: { url: '/deals/?sort=oldest', direction: 'descending' },
      size: { url: '/deals/?sort=largest' },
      price: { url: '/deals/?sort=price' },
    },
  },
} satisfies Meta<typeof DealTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {};
export const ByPrice: Story = {
  args: {
    sorts: {
      date: { url: '/deals/' },
      size: { url: '/deals/?sort=largest' },
      price: { url: '/deals/?sort=price', direction: 'ascending' },
    },
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
