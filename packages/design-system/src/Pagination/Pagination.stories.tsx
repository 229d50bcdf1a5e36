import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = {
  title: 'Stories/Pagination',
  component: Pagination,
  args: {
    page: 1,
    total: 48,
    hrefFor: (page: number) => (page === 1 ? '/markets/atlanta/' : `/markets/atlanta/?page=${page}`),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  tags: ['baseline'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 48')).toBeInTheDocument();
    await expect(canvas.getByText('1', { selector: '[aria-current="page"]' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/markets/atlanta/?page=2');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  },
};
export const Middle: Story = { args: { page: 24 } };
export const Last: Story = {
  args: { page: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  },
};
export const Three: Story = { args: { page: 2, total: 3 } };
export const FourDigits: Story = { args: { page: 1200, total: 2431 } };
export const OnePage: Story = {
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
