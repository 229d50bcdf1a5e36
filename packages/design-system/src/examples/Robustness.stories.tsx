import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { header } from '../../test/fixtures/article';
import { missingPicture } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { findOverflow } from '../../test/layoutIssues';
import { ArticleHeader } from '../ArticleHeader/ArticleHeader';
import { DenseList } from '../DenseList/DenseList';
import { EmptyResults } from '../EmptyResults/EmptyResults';
import { ErrorState } from '../ErrorState/ErrorState';
import { PageHeader } from '../PageHeader/PageHeader';
import { RelatedList } from '../RelatedList/RelatedList';
import { ResourceCarousel } from '../ResourceCarousel/ResourceCarousel';
import { Section } from '../Section/Section';
import { SectionTabs } from '../SectionTabs/SectionTabs';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { Stack } from '../Stack/Stack';
import { StreamList } from '../StreamList/StreamList';
import { TeaserGrid } from '../TeaserGrid/TeaserGrid';
import { TrendingList } from '../TrendingList/TrendingList';
import type { TeaserStory } from '../types/story';
import { Page as article } from './Article.stories';
import { EmptyLists } from './EmptyLists';
import { Page as home } from './Home.stories';
import { Stream as stream } from './Lists.stories';

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300);
const unbroken: TeaserStory[] = [
  { ...stories.longestTexts, title: word, image: missingPicture },
  { url: '/bare/', title: word, kicker: { trail: [] } },
  { ...stories.lasalle, title: word, kicker: { trail: [{ title: word, url: '/k/' }], badge: 'PRO' }, byline: word },
];
const worst = unbroken.map((story, index) => ({ ...story, url: `${story.url}?${index}` }));

/** Worst-case content: words without a break, missing pictures, empty lists, unknown icons. */
const Worst = () => (
  <main>
    <PageHeader title={word} description={word} trail={[{ title: word, url: '/' }]} picture={missingPicture} />
    <Section label="Worst">
      <Stack space={6}>
        <ArticleHeader {...header} title={word} deck={word} />
        <StreamList stories={worst} headingLevel={2} first="large" />
        <TeaserGrid stories={worst} headingLevel={2} />
        <DenseList stories={worst} headingLevel={2} />
        <TrendingList stories={worst} />
        <RelatedList title={word} stories={worst} />
        <ResourceCarousel
          resources={[
            { title: word, url: '/r/', publisher: word, summary: word, cover: missingPicture },
            { title: word, url: '/s/', publisher: word },
          ]}
        />
        <SectionTabs
          label="Worst"
          sections={[
            { id: 'one', title: word, content: 'A part' },
            { id: 'two', title: word, content: 'A part' },
          ]}
        />
        <SocialLinks profiles={[{ name: word, url: '/unknown/' }]} />
        <ErrorState title={word}>{word}</ErrorState>
        <EmptyResults title={word} />
      </Stack>
    </Section>
  </main>
);

const fits = async () => {
  await expect(findOverflow()).toEqual([]);
};
const rightToLeft = () => {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
};
const at = (value: 'narrow' | 'zoomed') => ({ viewport: { value } });

/**
 * No page is wider than its window, and nothing throws. Every story is tested at 320 px, at 200 % and right to left anyway
 * (`test/everyWindow.setup.ts`): those with `!test`, which Storybook reads where it is written, are for visual review.
 */
const meta = {
  title: 'Screens/Robustness',
  // Whole pages of the worst content: a docs page would be as long as all of them.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: fits,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WorstContent: Story = { render: () => <Worst /> };
export const WorstAt320: Story = { tags: ['!test'], render: () => <Worst />, globals: at('narrow') };
export const WorstRightToLeft: Story = { tags: ['!test'], render: () => <Worst />, beforeEach: rightToLeft };
/** Empty lists render nothing: no heading, no landmark, no gap. */
export const EmptyEverything: Story = {
  render: () => (
    <main>
      <h1>Nothing</h1>
      <EmptyLists />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').children).toHaveLength(1);
  },
};
export const HomeAt320: Story = { tags: ['!test'], render: home.render, globals: at('narrow') };
export const ArticleAt320: Story = { tags: ['!test'], render: article.render, globals: at('narrow') };
export const StreamAt320: Story = { tags: ['!test'], render: stream.render, globals: at('narrow') };
/** 200 % zoom on a 1280 px window is 640 px. */
export const HomeAt200Percent: Story = { tags: ['!test'], render: home.render, globals: at('zoomed') };
export const ArticleAt200Percent: Story = { tags: ['!test'], render: article.render, globals: at('zoomed') };
export const HomeRightToLeft: Story = { tags: ['!test'], render: home.render, beforeEach: rightToLeft };
export const ArticleRightToLeft: Story = { tags: ['!test'], render: article.render, beforeEach: rightToLeft };
