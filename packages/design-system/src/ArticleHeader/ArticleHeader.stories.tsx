import type { Meta, StoryObj } from '@storybook/react';
import { header } from '../../test/fixtures/article';
import { stories } from '../../test/fixtures/stories';
import { ShareBar } from '../ShareBar/ShareBar';
import { ArticleHeader } from './ArticleHeader';

const share = <ShareBar page={{ url: 'https://news.example/2026/11/16/lasalle-street/', title: header.title }} />;

const meta = { title: 'Article/ArticleHeader', component: ArticleHeader, args: { ...header, share } } satisfies Meta<
  typeof ArticleHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAuthors: Story = { tags: ['baseline'] };
export const Sponsored: Story = {
  args: {
    kicker: stories.sponsored.kicker,
    paidBy: {
      label: 'Paid for by',
      name: 'Beacon Valuation',
      url: '/company-resources/?realmID=beacon-valuation',
    },
  },
};
export const NoAuthor: Story = {
  args: { byline: { authors: [], published: header.byline.published }, deck: undefined },
};
export const LongEverything: Story = {
  args: {
    ...stories.longestTexts,
    deck: stories.longestTexts.summary,
    byline: {
      ...header.byline,
      authors: [
        ...header.byline.authors,
        { name: 'Alexandrina Featherstonehaugh-Cholmondeley' },
        { name: 'Bartholomew Przybyszewski-Oyelaran', url: '#b' },
      ],
    },
  },
};
