import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { SpecialReportHero } from './SpecialReportHero';

const meta = {
  title: 'Stories/SpecialReportHero',
  component: SpecialReportHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'The winter file: what became of the plans that came due',
    url: '/special-reports/the-winter-file/',
    description: 'What happened to the loans that came due this year, told from both sides of the table.',
    parts: [stories.seattle, stories.kStreet, stories.transformers],
    image: pictures.skyline,
  },
} satisfies Meta<typeof SpecialReportHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2.8: a badge that links to /special-reports. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Special Report' })).toHaveAttribute('href', '/special-reports/');
  },
};
export const NoStories: Story = { args: { parts: [] } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongEverything: Story = {
  args: {
    title: stories.longestTexts.title,
    description: stories.longestTexts.summary,
    parts: [stories.longestTexts, stories.bare],
  },
};
