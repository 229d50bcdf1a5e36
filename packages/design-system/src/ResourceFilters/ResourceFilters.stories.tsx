import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { ResourceFilters } from './ResourceFilters';

const meta = {
  title: 'Partners/ResourceFilters',
  component: ResourceFilters,
  args: {
    action: '/resources/',
    hiddenFields: [{ name: 'sort', value: 'oldest' }],
    topics: [
      { value: '', label: 'All Topics' },
      { value: 'leasing', label: 'Leasing' },
      { value: 'capital-markets', label: 'Capital Markets' },
    ],
    periods: [
      { value: '', label: 'Any time' },
      { value: '2026-10-23', label: 'Past 30 days' },
    ],
    values: { topic: '', keywords: '', since: '' },
  },
} satisfies Meta<typeof ResourceFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §4: the topic defaults to All Topics. A change submits the form and preserves the order. */
export const AllTopics: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth < 768) await userEvent.click(canvas.getByText('Filter'));
    await expect(canvas.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('All Topics');
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'Leasing');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('form')).toHaveFormValues({
      topic: 'leasing',
      keywords: '',
      sort: 'oldest',
    });
  },
};
export const Filled: Story = {
  args: { values: { topic: 'leasing', keywords: 'estoppel', since: '2026-10-23' } },
};
