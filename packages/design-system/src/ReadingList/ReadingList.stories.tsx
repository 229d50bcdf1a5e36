import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyResults } from '../EmptyResults/EmptyResults';
import {
  connectReadingList,
  type ReadingListActions,
  type ReadingListContent,
  type ReadingListStory,
} from './connectReadingList';
import { ReadingList, type ReadingListProps } from './ReadingList';

const published = { text: 'Nov. 20, 2026', iso: '2026-11-20T09:00:00-05:00' };
const atlanta = { title: 'Atlanta', url: '/markets/atlanta/' };
const saved: ReadingListStory[] = [
  { title: 'A Midtown tower sells for less than its loan', url: '/2026/11/20/a/', published, section: atlanta },
  { title: 'How a partner fills its towers', url: '/2026/11/20/b/', published, sponsor: 'Larkfield Partners' },
  {
    title: `Insurance, taxes and interest have changed the arithmetic of a building with ${'unreasonably-'.repeat(6)}long words`,
    url: '/2026/11/20/c/',
    published,
  },
];

const meta = {
  title: 'Pages/ReadingList',
  parameters: { pieces: { ReadingList } },
  args: {
    saved,
    follows: [
      { ...atlanta, kind: 'market' },
      { title: 'Capital Markets', url: '/plotline-topics/capital-markets/', kind: 'topic' },
      { title: 'Maren Ostrow', url: '/author/profile/maren-ostrow/', kind: 'author' },
    ],
    newest: saved.slice(0, 1).map((story) => ({ ...story, url: '/2026/11/21/d/' })),
    empty: {
      saved: (
        <EmptyResults
          title="You have not saved a story yet"
          advice={['Press Save under a headline.']}
          headingLevel={3}
        />
      ),
      follows: <EmptyResults title="You follow nothing yet" advice={[]} links={[atlanta]} headingLevel={3} />,
    },
    digest: 'weekly',
    onChoose: fn(),
    onRemove: fn(),
  },
  render: ({ empty, onRemove, onChoose, ...content }) => (
    <ReadingList
      empty={empty}
      ref={(root) => {
        if (!root) return undefined;
        const shown = new AbortController();
        connectReadingList(root, { onRemove, onChoose }, shown.signal)(content);
        return () => shown.abort();
      }}
    />
  ),
} satisfies Meta<Pick<ReadingListProps, 'empty'> & ReadingListContent & ReadingListActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sponsored by Larkfield Partners')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Atlanta' }));
    await expect(args.onRemove).toHaveBeenCalledWith(atlanta);
    await expect(canvas.getByRole('button', { name: 'Unfollow Capital Markets' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Daily' }));
    await expect(args.onChoose).toHaveBeenCalledWith('daily');
  },
};
export const Empty: Story = {
  args: { saved: [], follows: [], newest: [], digest: 'off' },
};
