import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { IssueGrid, type GalleryIssue } from './IssueGrid';

const months = ['November', 'October', 'September', 'August', 'July'];
const issues = months.map((month): GalleryIssue => ({
  date: `${month} 2026`,
  title: `The Quarterly, ${month} 2026`,
  url: `/real-estate-forum/issue/${month.toLowerCase()}/`,
  cover: pictures.issueCover,
  actions: [
    { title: 'View issue', url: `/real-estate-forum/issue/${month.toLowerCase()}/` },
    { title: 'Digital edition', url: `https://example.com/${month.toLowerCase()}`, newTab: true },
  ],
}));

const meta = { title: 'Media/IssueGrid', component: IssueGrid, args: { issues, headingLevel: 2 } } satisfies Meta<
  typeof IssueGrid
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: /^Digital edition/ })).toHaveLength(issues.length);
    const items = [...canvasElement.querySelectorAll('ul:not(li ul) > li')];
    await expect(items.at(-1)).toHaveProperty('offsetTop', (items.at(-2) as HTMLElement).offsetTop);
  },
};
export const NoCoverNoDigitalEdition: Story = {
  args: {
    issues: issues.slice(0, 2).map(({ date, title, url, actions }) => ({
      date,
      title,
      url,
      summary: 'What the badge reader knows, and what it does not.',
      actions: actions.slice(0, 1),
    })),
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
