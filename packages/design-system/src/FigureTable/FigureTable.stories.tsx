import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { FigureTable } from './FigureTable';

const meta = {
  title: 'Stories/FigureTable',
  component: FigureTable,
  args: {
    caption: 'Deals by sector, past 12 months',
    columns: ['Sector', 'Deals', 'Sales', 'Cap rate'],
    rows: [
      {
        link: { title: 'Office', url: '/sectors/office/' },
        cells: [{ title: '42', url: '/deals/?sector=office' }, ['$1.25 billion', 'C$9.2 million'], ['7.1%']],
      },
      {
        link: { title: 'Single-Family Rental', url: '/sectors/single-family-rental/' },
        cells: [{ title: '1', url: '/deals/?sector=single-family-rental' }, [], []],
      },
    ],
  },
} satisfies Meta<typeof FigureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sectors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Office' })).toBeVisible();
    await expect(canvas.getByText('$1.25 billion').getBoundingClientRect().height).toBeLessThan(24);
  },
};
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 12 }, (_, index) => ({
      link: { title: `Health care and senior housing ${index + 1}`, url: `/sectors/${index}/` },
      cells: [{ title: '1,204', url: `/deals/?sector=${index}` }, ['$112.75 billion'], ['10.25%']],
    })),
  },
};
