import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { resources } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { ResourceGrid, ResourceTeaser } from './ResourceTeaser';

const [first] = resources;
if (!first) throw new Error('The fixtures have no resource: add one to test/fixtures/features.ts.');

const meta = {
  title: 'Stories/ResourceTeaser',
  component: ResourceTeaser,
  args: { resource: first, headingLevel: 3 },
} satisfies Meta<typeof ResourceTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = [
  (StoryInColumn: () => React.ReactNode) => (
    <div style={{ maxWidth: 300 }}>
      <StoryInColumn />
    </div>
  ),
];

export const One: Story = { decorators: card };
export const Video: Story = { decorators: card, args: { actionLabel: 'Watch' } };
export const NoCover: Story = {
  decorators: card,
  args: { resource: { ...first, cover: undefined, detail: undefined } },
};
export const InAGrid: Story = { render: () => <ResourceGrid resources={resources} headingLevel={3} /> };
/** The first of four papers spans the list, so that its rows are full. */
export const LeadOfFour: Story = {
  render: () => <ResourceGrid resources={[...resources, { ...first, url: '#fourth' }]} headingLevel={3} />,
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole('article').map((paper) => paper.getBoundingClientRect());
    if (innerWidth >= 1024)
      await expect(papers[0]?.width).toBeCloseTo((papers.at(-1)?.right ?? 0) - (papers[1]?.left ?? 0), 0);
  },
};
export const LongTitle: Story = {
  decorators: card,
  args: { resource: { ...first, title: stories.longestTexts.title } },
};
