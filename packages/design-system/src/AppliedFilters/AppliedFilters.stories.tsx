import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { AppliedFilters } from './AppliedFilters';

const meta = {
  title: 'Search/AppliedFilters',
  component: AppliedFilters,
  args: {
    filters: [
      { label: 'Analysis', url: '/search/?q=office&topic=office&days=365' },
      { label: 'Office', url: '/search/?q=office&section=analysis&days=365' },
      { label: 'Past year', url: '/search/?q=office&section=analysis&topic=office' },
    ],
    clearUrl: '/search/?q=office',
  },
} satisfies Meta<typeof AppliedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter Office' })).toHaveAttribute(
      'href',
      '/search/?q=office&section=analysis&days=365',
    );
  },
};
export const One: Story = {
  args: { filters: [{ label: 'Property management software and online marketplaces', url: '#a' }] },
};
