import type { Meta, StoryObj } from '@storybook/react';
import { header } from '../../test/fixtures/article';
import { longest } from '../../test/fixtures/worst';
import { Byline } from './Byline';

/** In teasers use `Meta`. */
const meta = { title: 'Article/Byline', component: Byline, args: header.byline } satisfies Meta<typeof Byline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAuthors: Story = {};
export const OneWithoutPortrait: Story = {
  args: { authors: [{ name: 'Naomi Pell', url: '/author/profile/naomi-pell/' }], updated: undefined },
};
export const DateAlone: Story = { args: { authors: [], updated: undefined, readTime: undefined } };
export const LongEverything: Story = { args: longest(meta.args) };
