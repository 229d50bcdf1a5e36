import type { Meta, StoryObj } from '@storybook/react';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { IssuePromo } from './IssuePromo';

const meta = {
  title: 'Stories/IssuePromo',
  component: IssuePromo,
  args: {
    date: 'November 2026',
    title: 'How full is an office, and who is doing the counting?',
    url: '/real-estate-forum/current-issue/',
    summary:
      'Tall is expensive and low is scarce. Between them, a size of building that cities forgot how to make is returning, one corner lot at a time.',
    cover: pictures.issueCover,
    stories: [
      { ...stories.lasalle, label: 'Feature' },
      { ...stories.seattle, label: 'Profile' },
      { ...stories.kStreet, label: 'Data' },
      { ...stories.cranes, label: 'Practice' },
    ],
    headingLevel: 3,
  },
} satisfies Meta<typeof IssuePromo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** §2.1: previous issues have two links. */
export const Gallery: Story = {
  args: {
    stories: [],
    actions: [
      { title: 'View issue', url: '/real-estate-forum/issue/november-2026' },
      { title: 'View digital edition', url: 'https://example.com/digital', newTab: true },
    ],
  },
};
export const NoCover: Story = { args: { cover: undefined } };
export const LongEverything: Story = {
  args: { title: stories.longestTexts.title, summary: stories.longestTexts.summary, stories: [stories.longestTexts] },
};
