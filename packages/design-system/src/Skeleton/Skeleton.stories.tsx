import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { typography } from '../base/text';
import { Skeleton } from './Skeleton';

/**
 * For a part of a page that the browser loads later and whose size is known. If the size is unknown, leave the part out
 * until it is loaded; server HTML never needs a skeleton. For a navigation use a `ProgressBar`.
 *
 * **Do** give it the type role and lines of the content, and the surrounding part `aria-busy`. **Don't** use it after a
 * button is pressed: the button says "sending…".
 */
const meta = {
  title: 'Base/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }} aria-busy="true">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfLines: Story = { args: { text: 'summary', lines: 4 } };
const box = (name: string, canvas: { getByTestId: (id: string) => HTMLElement }) =>
  canvas.getByTestId(name).getBoundingClientRect().height;
/** The content has exactly the reserved size, so nothing below it moves. */
export const ReservesItsSpace: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div data-testid="kept">
        <Skeleton text="h3" lines={2} />
      </div>
      <div data-testid="arrived">
        <h3 style={{ ...typography.h3, letterSpacing: 0 }}>
          One line
          <br />
          and another
        </h3>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(Math.abs(box('kept', canvas) - box('arrived', canvas))).toBeLessThan(1);
  },
};
