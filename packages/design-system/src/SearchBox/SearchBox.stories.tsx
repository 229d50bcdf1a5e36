import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = { title: 'Shell/SearchBox', component: SearchBox } satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts submissions instead of leaving the story. */
const counting = (canvasElement: HTMLElement) => {
  const submit = fn((event: Event) => event.preventDefault());
  canvasElement.addEventListener('submit', submit, { once: false });
  return submit;
};

export const Normal: Story = {
  play: async ({ canvasElement }) => {
    const submit = counting(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Enter search keywords'), 'atlanta{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
  },
};
export const LargeWithWords: Story = { args: { size: 'large', defaultValue: 'conversions' } };
export const NoIcon: Story = { args: { icon: 'none' } };
/** §2.8: Enter does nothing, the button submits. */
export const EnterIgnored: Story = {
  args: { enter: 'ignored' },
  play: async ({ canvasElement }) => {
    const submit = counting(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'atlanta{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(submit).toHaveBeenCalledTimes(1);
  },
};
