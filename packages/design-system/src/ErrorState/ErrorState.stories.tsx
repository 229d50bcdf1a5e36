import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

/**
 * For a list or module whose request failed. An empty list is an `EmptyResults`; a failed page is a
 * `ServerErrorScreen`.
 *
 * **Do** say what still works and offer one action. **Don't** show the technical message.
 */
const meta = { title: 'Base/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §8: the generic error, with its literal text. */
export const Generic: Story = {
  tags: ['baseline'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error has occured.');
  },
};
export const WithALink: Story = {
  args: {
    title: 'The resources could not be loaded.',
    children: <p>Everything else on this page is up to date.</p>,
    control: <Button look="line">Try again</Button>,
  },
};
export const LongWords: Story = { args: { title: 'l'.repeat(300), headingLevel: 3 } };
