import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { ResultsBar } from './ResultsBar';

const meta = {
  title: 'Search/ResultsBar',
  component: ResultsBar,
  args: {
    count: 1128,
    noun: 'results for “office conversion”',
    action: '/search/',
    hiddenFields: [{ name: 'q', value: 'office conversion' }],
    sort: {
      name: 'sort',
      value: 'relevance',
      options: [
        { value: 'relevance', label: 'Most relevant' },
        { value: 'pubdate', label: 'Newest' },
      ],
    },
  },
} satisfies Meta<typeof ResultsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new order preserves the search text. */
export const Sorted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ q: 'office conversion', sort: 'pubdate' });
  },
};
export const CountAlone: Story = { args: { sort: undefined, edge: 'plain', noun: 'resources', count: 86 } };
export const LongWords: Story = { args: { noun: `results for “${'llanfairpwllgwyngyll'.repeat(8)}”` } };
