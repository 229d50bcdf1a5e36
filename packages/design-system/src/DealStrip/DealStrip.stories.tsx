import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { DealStrip } from './DealStrip';

const meta = {
  title: 'Stories/DealStrip',
  component: DealStrip,
  args: {
    title: 'Deals in Boston, past 12 months',
    totals: [
      { label: 'Deals', value: '14' },
      { label: 'Disclosed volume', value: '$1.2 billion' },
    ],
    deals: [
      { link: { title: 'Spectacle Commerce Center', url: '/2026/11/20/a-deal/' }, detail: 'Sale, $69 million' },
      { link: { title: 'Trimount Flats', url: '/2026/11/19/a-loan/' }, detail: 'Loan, $17.9 million' },
      { link: { title: 'Dry Dock Medical Plaza', url: '/2026/11/18/a-lease/' }, detail: 'Lease' },
    ],
    more: { title: 'All deals in Boston', url: '/deals/?market=boston' },
  },
} satisfies Meta<typeof DealStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Market: Story = {};
export const WithoutPrices: Story = {
  args: {
    totals: [{ label: 'Deals', value: '1' }],
    deals: [{ link: { title: 'Dry Dock Medical Plaza', url: '/2026/11/18/a-lease/' } }],
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
