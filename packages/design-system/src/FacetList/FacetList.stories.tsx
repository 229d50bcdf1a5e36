import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { facets } from '../../test/fixtures/features';
import { FacetList } from './FacetList';

const meta = {
  title: 'Search/FacetList',
  component: FacetList,
  args: {
    groups: facets,
    action: '/search/',
    hiddenFields: [{ name: 'q', value: 'office' }],
    clearUrl: '/search/?q=office',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected options are never hidden; on wide screens a change submits. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Show 11 more')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: /Seattle/ })).toBeChecked();
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.click(canvas.getByRole('checkbox', { name: /News/ }));
    await expect(submitted).toHaveBeenCalledTimes(1);
    const data = new FormData(canvasElement.querySelector('form') ?? undefined);
    await expect(data.getAll('section')).toEqual(['news', 'analysis']);
    await expect(data.get('q')).toBe('office');
  },
};
/** The arrow keys select a radio button with each press, so a button submits the last one. */
export const WithKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await expect(canvas.queryByRole('button', { name: 'Show results' })).toBeNull();
    canvas
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)
      ?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
/** One button on narrow screens, with the number of active filters. */
/** The button that submits stays in the window, however long the form is. */
export const BehindOneButton: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Refine/, { selector: 'summary' }));
    const button = await canvas.findByRole('button', { name: 'Show results' });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
};
export const NothingSelected: Story = {
  args: {
    groups: facets.map((group) => ({
      ...group,
      options: group.options.map((option, index) => ({ ...option, checked: group.choice === 'one' && index === 0 })),
    })),
  },
};
/** Dates are submitted by their button, because a date is typed in three parts. */
export const WithDays: Story = {
  args: {
    days: { title: 'Between', from: { name: 'startDate', value: '2026-01-01' }, to: { name: 'stopDate', value: '' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted);
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-21');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply dates' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('form')).toHaveFormValues({
      startDate: '2026-01-01',
      stopDate: '2026-11-21',
    });
  },
};
export const NoOptions: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
