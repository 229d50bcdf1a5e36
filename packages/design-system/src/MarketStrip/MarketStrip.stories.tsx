import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { MarketStrip } from './MarketStrip';

const meta = {
  title: 'Stories/MarketStrip',
  component: MarketStrip,
  args: {
    indicators: [
      { label: 'Net lease cap rate, 15+ years', value: '6.35%', change: '+0.07 points in a year', url: '/a-deal/' },
      { label: 'Boston lab availability', value: '23.5%' },
      { label: 'Seattle storage, 10-by-10 online', value: '$151', change: '−14% in two years' },
      { label: 'Delivery of switchgear', value: '58 weeks' },
    ],
    asOf: { text: 'Nov. 17', iso: '2026-11-17' },
    source: 'Plotline research',
  },
} satisfies Meta<typeof MarketStrip>;
export default meta;

export const FourIndicators: StoryObj<typeof meta> = {
  tags: ['baseline'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Market data' })).toHaveTextContent('As of Nov. 17');
    const link = canvas.getByRole('link', { name: 'Net lease cap rate, 15+ years' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
export const One: StoryObj<typeof meta> = { args: { indicators: [{ label: 'Vacancy', value: '6.7%' }] } };
