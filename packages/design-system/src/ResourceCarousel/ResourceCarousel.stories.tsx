import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { resources } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { ResourceCarousel } from './ResourceCarousel';

/**
 * For partner papers on a home page or below an article. For all papers use `ResourceGrid`, for other slides `Slider`.
 */
const meta = { title: 'Stories/ResourceCarousel', component: ResourceCarousel, args: { resources } } satisfies Meta<
  typeof ResourceCarousel
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2.8: title, Download Resource, Browse More Resources; next and previous loop. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resources' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse More Resources' })).toHaveAttribute('href', '/resources/');
    await expect(canvas.getAllByText('Download Resource')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next resource' }));
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous resource' }));
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous resource' }));
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
  },
};
/** Rotates until its pause control, its first control, is pressed. */
export const Rotates: Story = {
  tags: ['unsteady'],
  args: { delayMs: 150 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    const pause = canvas.getByRole('button', { name: 'Stop automatic slide show' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible();
  },
};
/** Covers of any ratio take the same space, so that nothing moves when they load. */
export const CoverOfAnotherRatio: Story = {
  args: {
    resources: resources.slice(0, 1).map((resource) => ({
      ...resource,
      ...(resource.cover && { cover: { ...resource.cover, width: 900, height: 300 } }),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().height).toBe(220);
  },
};
export const One: Story = {
  args: { resources: resources.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const None: Story = {
  args: { resources: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const LongEverything: Story = {
  args: {
    resources: resources.map((resource) => ({
      ...resource,
      title: stories.longestTexts.title,
      summary: stories.longestTexts.summary,
    })),
  },
};
