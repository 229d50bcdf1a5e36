import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { fillMyMarkets, type MyMarket } from './fillMyMarkets';
import { MyMarkets, type MyMarketsProps } from './MyMarkets';
import { MyMarketsFrame } from './MyMarketsFrame';

const stories = [
  ['Atlanta', 'A Midtown tower sells for less than its loan'],
  ['Miami', 'Brickell’s newest office building is full before its lobby is finished, and the rents explain why'],
  ['Northeast', 'A port lease'],
  ['Chicago', 'LaSalle Street, counting the lights that come on early'],
] as const;

const meta = {
  title: 'Stories/MyMarkets',
  parameters: { pieces: { MyMarkets } },
  args: {
    markets: stories.map(([title, headline], index) => ({
      market: { title, url: `/markets/${title.toLowerCase()}/` },
      newest: { title: headline, url: `/2026/11/20/${title.toLowerCase()}/` },
      figures: { newStories: index, deals: 3 * index },
    })),
    list: { title: 'Reading list', url: '/saved/' },
    directory: { title: 'All markets', url: '/markets/' },
  },
  render: ({ markets, ...links }) => (
    <MyMarkets {...links} ref={(root) => void (root && fillMyMarkets(root, markets))} />
  ),
  decorators: [
    (Story) => (
      <MyMarketsFrame>
        <Story />
      </MyMarketsFrame>
    ),
  ],
  beforeEach: () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { visitor: 'known', markets: '' });
    return () => {
      delete dataset['visitor'];
      delete dataset['markets'];
    };
  },
} satisfies Meta<Pick<MyMarketsProps, 'list' | 'directory'> & { markets: readonly MyMarket[] | undefined }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourMarkets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'My markets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Atlanta' })).toHaveAttribute('href', '/markets/atlanta/');
  },
};
/** With the doubled font size of the browser (WCAG 1.4.4) each headline still has three lines. */
export const DoubledFontSize: Story = {
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const strip = canvas.getByRole('region', { name: 'My markets' }).getBoundingClientRect();
    const bottoms = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom);
    style.removeProperty('font-size');
    await expect(Math.max(...bottoms)).toBeLessThanOrEqual(strip.bottom);
  },
};
export const OneMarket: Story = { args: { markets: meta.args.markets.slice(0, 1) } };
/** The space before the stories arrive. */
export const Loading: Story = { render: () => <></> };
export const NoMarketNow: Story = { args: { markets: [] } };
export const Unavailable: Story = { args: { markets: undefined } };
