import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { facets } from '../../test/fixtures/features';
import { FacetList } from './FacetList';

const meta = {
  title: 'Search/FacetList',
  component: FacetList,
  args: { groups: facets, action: '/search/', kept: [{ name: 'q', value: 'office' }], clearUrl: '/search/?q=office' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}><Story /></div>],
} satisfies Meta<typeof FacetList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen is never folded away; with room a choice takes effect at once. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Show 9 more')).toBeInTheDocument();
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
/** One button on narrow screens; it says how many choices are in force. */
export const BehindOneButton: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingChosen: Story = { args: { groups: facets.map((group) => ({ ...group, options: group.options.map((option, index) => ({ ...option, checked: group.choice === 'one' && index === 0 })) })) } };
export const NothingToChoose: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('group')).toBeNull(); },
};
