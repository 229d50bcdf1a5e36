import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

/**
 * For a list or a module whose answer did not come. A list that came back empty is an `EmptyResults`; a whole page that
 * failed is a `ServerErrorScreen`.
 *
 * **Do** say what still works and offer one way on. **Don't** show the technical message.
 */
const meta = { title: 'Base/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SPEC §8: the generic error, in the specification's own spelling. */
export const Generic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error has occured.');
  },
};
export const WithAWayOn: Story = {
  args: {
    title: 'The resources could not be loaded.',
    children: <p>Everything else on this page is up to date.</p>,
    action: <Button look="line">Try again</Button>,
  },
};
export const LongWords: Story = { args: { title: 'l'.repeat(300), headingLevel: 3 } };
