import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { FilterForm, type FilterChoice } from './FilterForm';

const choice = (name: string, label: string, all: string, values: readonly string[]): FilterChoice => ({
  name,
  label,
  value: '',
  options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))],
});

const meta = {
  title: 'Media/FilterForm',
  component: FilterForm,
  args: {
    label: 'Filter events',
    action: '/events/',
    hiddenFields: [{ name: 'past', value: '1' }],
    choices: [
      choice('city', 'Location', 'All locations', ['Atlanta', 'Washington, D.C.']),
      choice('topic', 'Topic', 'All topics', ['Office', 'Net Lease']),
      choice('audience', 'Audience', 'All audiences', ['Brokers', 'Owners']),
    ],
  },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each option says how many items it would list. */
export const WithCounts: Story = {
  args: {
    choices: [
      {
        name: 'city',
        label: 'Location',
        value: '',
        options: [
          { value: '', label: 'All locations' },
          { value: 'Atlanta', label: 'Atlanta', count: 1_204 },
          { value: 'Boston', label: 'Boston', count: 0 },
        ],
      },
    ],
  },
};

/** A change submits the form and preserves the other fields. */
export const ThreeFields: Story = {
  tags: ['baseline'],
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'Net Lease');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ topic: 'Net Lease', city: '', past: '1' });
  },
};
export const GroupedOptions: Story = {
  args: {
    choices: [
      {
        name: 'market',
        label: 'Market',
        value: 'miami',
        options: [
          { value: '', label: 'All markets' },
          { value: 'atlanta', label: 'Atlanta', group: 'Southeast' },
          { value: 'miami', label: 'Miami', group: 'Southeast' },
          { value: 'denver', label: 'Denver', group: 'West' },
        ],
      },
    ],
  },
};
/** On phones the fields are behind a button that counts the filters in use, and several are chosen before a submit. */
export const Collapsed: Story = {
  args: {
    phone: 'collapsed',
    choices: [{ ...choice('city', 'Location', 'All locations', ['Atlanta']), value: 'Atlanta' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Location', hidden: true });
    await expect(field.checkVisibility()).toBe(innerWidth >= 768);
    if (innerWidth >= 768) return;
    await userEvent.click(canvas.getByText('Filter (1)'));
    await expect(field.checkVisibility()).toBe(true);
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.selectOptions(field, '');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
export const NoOptions: Story = { args: { choices: [choice('city', 'Location', 'All locations', [])] } };
export const LongEverything: Story = { args: longest(meta.args) };
