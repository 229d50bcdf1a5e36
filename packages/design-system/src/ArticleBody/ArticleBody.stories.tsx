import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { blocks } from '../../test/fixtures/article';
import { ArticleBody } from './ArticleBody';

const meta = { title: 'Article/ArticleBody', component: ArticleBody, args: { blocks } } satisfies Meta<
  typeof ArticleBody
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfBlock: Story = {};
/** An ad after the third paragraph; it is not printed. */
export const WithAdvertising: Story = {
  args: { inserts: [{ after: 3, node: <p>An advertisement</p> }] },
  play: async ({ canvas }) => {
    const insert = canvas.getByText('An advertisement');
    const heading = canvas.getByRole('heading', { name: 'Madison to Adams' });
    await expect(insert.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(insert.parentElement).toHaveAttribute('data-print', 'hide');
  },
};
/** Collapsed ads: paragraph and heading keep their spacing. */
export const ClosedAdvertising: Story = {
  args: {
    blocks: [{ html: '<p>First.</p>' }, { html: '<p>Second.</p>' }, { html: '<h2>Third</h2>' }],
    inserts: [
      { after: 1, node: <p>closed</p> },
      { after: 2, node: <p>closed</p> },
    ],
  },
  play: async ({ canvas }) => {
    for (const slot of canvas.getAllByText('closed')) slot.parentElement?.setAttribute('hidden', '');
    const [first, second, third] = [
      canvas.getByText('First.'),
      canvas.getByText('Second.'),
      canvas.getByText('Third'),
    ].map((part) => part.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(16);
    await expect((third?.top ?? 0) - (second?.bottom ?? 0)).toBeGreaterThan(24);
  },
};
export const WideTableAndLongWord: Story = {
  args: {
    blocks: [
      {
        html: '<p>LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochLlanfairpwllgwyngyllgogerychwyrndrobwll and https://example.com/an/address/that/has/no/place/to/break/at/all/whatever/one/does</p>',
      },
      {
        html: `<table><thead><tr>${'<th>Square feet</th>'.repeat(14)}</tr></thead><tbody><tr>${'<td>1,200,000</td>'.repeat(14)}</tr></tbody></table>`,
      },
      { html: '<p>After the table.</p>' },
    ],
  },
};
export const OneParagraph: Story = { args: { blocks: blocks.slice(0, 1) } };
