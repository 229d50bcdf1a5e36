import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { DirectoryContent } from './DirectoryContent';

const vendor = (name: string) =>
  `<li><h3><a href="https://example.com/">${name}</a></h3><p>Puts rent, work orders, purchasing and the general books in one ledger.</p><p class="customer-size">Customer size: 500 to 20,000 units</p></li>`;

const meta = {
  title: 'Pages/DirectoryContent',
  component: DirectoryContent,
  args: {
    html: `<blockquote><p>Ask any vendor in this group to post a reversed payment in front of you, in a month that has already been closed.</p><p class="author"><img src="${pictures.maren.src}" alt="" width="72" height="90"><a href="/author/">Ines Karlsson</a><br>Technology editor</p></blockquote><ul>${['Arbor Systems', 'Causeway Ledger', 'Doorframe', 'Keyturn'].map(vendor).join('')}</ul>`,
  },
} satisfies Meta<typeof DirectoryContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vendors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
