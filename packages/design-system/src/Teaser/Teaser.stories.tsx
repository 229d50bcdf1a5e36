import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories, textOnly } from '../../test/fixtures/stories';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { Teaser } from './Teaser';

/**
 * One story. For a numbered list use `TrendingList`, for rows with dates `StreamList`, for cards of equal rank
 * `TeaserGrid`.
 */
const meta = {
  title: 'Stories/Teaser',
  component: Teaser,
  args: { story: stories.mesa, headingLevel: 3 },
} satisfies Meta<typeof Teaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExtraLarge: Story = { args: { layout: 'xl', story: stories.lasalle } };
export const Large: Story = { args: { layout: 'l' } };
export const Medium: Story = { args: { layout: 'm' } };
export const Small: Story = {
  args: { layout: 's' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(stories.mesa.title);
  },
};
export const HeadlineAlone: Story = { args: { layout: 's', detail: 'headline' } };
export const NoPicture: Story = { tags: ['baseline'], args: { layout: 'l', story: textOnly(stories.lasalle) } };
export const Sponsored: Story = { args: { layout: 'l', story: stories.sponsored } };
export const LongEverything: Story = {
  args: { layout: 'l', story: stories.longestTexts },
  render: (args) => (
    <Grid>
      <GridItem span={{ s: 6, l: 3 }}>
        <Teaser {...args} />
      </GridItem>
    </Grid>
  ),
};
export const TitleAndNothingElse: Story = { args: { layout: 'l', story: stories.bare } };
/** On phones a large teaser may be a row: the headline beside a small picture, without summary and byline. */
export const RowOnPhones: Story = {
  args: { layout: 'l', phone: 'row' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth >= 768) return;
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().width).toBe(104);
    await expect(canvas.getByText(stories.mesa.summary ?? '')).not.toBeVisible();
  },
};
/** Pictures in teasers are decorative: one link, announced once. */
export const OneLinkForTheStory: Story = {
  args: { layout: 'l' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.getAllByRole('link', { name: stories.mesa.title })).toHaveLength(1);
  },
};
