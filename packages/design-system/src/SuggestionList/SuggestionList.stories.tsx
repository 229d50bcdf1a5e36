import type { Meta, StoryObj } from '@storybook/react';
import { SearchBox } from '../SearchBox/SearchBox';
import { SuggestionList, type ListedSuggestion } from './SuggestionList';

const toSuggestion = (title: string, kind: string): ListedSuggestion => ({
  title: [
    { text: title.slice(0, 2), marked: true },
    { text: title.slice(2), marked: false },
  ],
  kind,
  url: `/${kind}/${title}/`,
});

const meta = {
  title: 'Search/SuggestionList',
  component: SuggestionList,
  args: {
    id: 'suggestions',
    active: 1,
    suggestions: [
      toSuggestion('Atlanta', 'Market'),
      toSuggestion('Atlas of leases', 'Topic'),
      toSuggestion('Athena Quill', 'Person'),
      toSuggestion('Atrium Title', 'Company'),
    ],
  },
  // Room for the list, which is out of the flow.
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', marginBottom: '30rem' }}>
        <SearchBox />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneActive: Story = {};
export const NoneActive: Story = { args: { active: -1 } };
export const LongNames: Story = {
  args: {
    suggestions: [
      toSuggestion('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Best practice'),
      toSuggestion('The institute for the study of leases, loans and the people who sign them both', 'Company'),
    ],
  },
};
