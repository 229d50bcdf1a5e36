import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Button } from '../Button/Button';
import { AlertBar } from './AlertBar';

const meta = {
  title: 'Shell/AlertBar',
  component: AlertBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <p>
        The final beneficial-ownership rule takes effect January 1. <a href="/law/">What closings need to include</a>
      </p>
    ),
  },
} satisfies Meta<typeof AlertBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <p>
        {stories.longestTexts.title}. <a href="/law/">{stories.longestTexts.summary}</a>
      </p>
    ),
  },
};
/** §4: visible, then hidden when its close button is pressed. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Two pages of one visit with soft navigation between them. */
const Visit = ({ children }: { children: React.ReactNode }) => {
  const [page, setPage] = useState(1);
  return (
    <>
      <AlertBar key={page} dismissalKey="prospectus">
        {children}
      </AlertBar>
      <main id="main" tabIndex={-1}>
        <h1>Page {page}</h1>
        <Button onClick={() => setPage(page + 1)}>Next page</Button>
      </main>
    </>
  );
};
/** With a `dismissalKey` it stays hidden for the rest of the visit; focus moves to the page. */
export const StaysDismissed: Story = {
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
  render: ({ children }) => <Visit>{children}</Visit>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('heading', { name: 'Page 3' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Notice' })).toBeNull();
  },
};
