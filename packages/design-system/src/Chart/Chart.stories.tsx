import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { charts } from '../../test/fixtures/charts';
import { Chart, ChartStyles } from './Chart';

const meta = {
  title: 'Article/Chart',
  component: Chart,
  args: { chart: charts.bar, csv: '/2026/11/21/a-deal/chart-1.csv' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '42.5rem' }}>
        <ChartStyles />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bars begin at zero, and each has its value. The row that the story is about stands out. */
export const Bars: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: charts.bar.alt })).toBeVisible();
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('row', { name: 'Over 25,000 sq ft 411' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the data (CSV)' })).toHaveAttribute('download');
  },
};
export const BarsOfTwoSeries: Story = { args: { chart: charts.bars } };
/** Negative values are on the other side of zero. */
export const BarsBelowZero: Story = { args: { chart: charts.negative } };
/** A scale of dots need not begin at zero. */
export const Dots: Story = { args: { chart: charts.dot } };
export const Line: Story = { args: { chart: charts.line } };
/** Four series, with gaps, over quarters. The legend names them; the numbers at the end do not overlap. */
export const FourLines: Story = { args: { chart: charts.lines } };
export const Table: Story = { args: { chart: charts.table } };
