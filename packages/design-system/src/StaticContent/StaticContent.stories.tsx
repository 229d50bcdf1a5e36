import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { staticPage } from '../../test/fixtures/staticPage';
import { StaticContent } from './StaticContent';

const meta = { title: 'Pages/StaticContent', component: StaticContent, args: { html: staticPage } } satisfies Meta<
  typeof StaticContent
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextTableAndForm: Story = {};
export const FullWidth: Story = { args: { width: 'full' } };
/** On wide screens the facts of an entry are beside its text. */
export const Entries: Story = {
  args: {
    width: 'full',
    html: `<ul>${['Asset manager, office', 'Staff appraiser'].map((job) => `<li><h2><a href="/jobs/">${job}</a></h2><p>Fairmount Credit, Denver</p><p>Full time. $118,000 to $142,000</p><p>Look after 14 buildings that have come back, or may.</p></li>`).join('')}</ul>`,
  },
};
/** Beside a rail, with portraits of people. */
export const People: Story = {
  args: {
    width: 'railed',
    html: `<p>Plotline reports on commercial real estate for the people who own it.</p><h2>Who we are</h2><ul>${['Maren Ostrow', 'Ines Karlsson', 'Tobias Wynn'].map((name) => `<li><img src="${pictures.maren.src}" alt="" width="56" height="70"><a href="/author/">${name}</a><br>Correspondent, debt and distress</li>`).join('')}</ul>`,
  },
};
/** Pages without a rail: headings take the first columns on wide screens. */
export const HeadingsBeside: Story = {
  args: { width: 'beside' },
  play: async ({ canvas }) => {
    if (innerWidth < 1024) return;
    const [heading] = canvas.getAllByRole('heading', { level: 2 });
    const text = heading?.nextElementSibling;
    if (!heading || !text) throw new Error('The text has no section.');
    await expect(text.getBoundingClientRect().left).toBeGreaterThan(heading.getBoundingClientRect().right);
    await expect(Math.abs(text.getBoundingClientRect().top - heading.getBoundingClientRect().top)).toBeLessThan(8);
  },
};
