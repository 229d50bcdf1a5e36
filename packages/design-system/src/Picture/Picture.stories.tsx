import type { Meta, StoryObj } from '@storybook/react';
import { missingPicture, pictures } from '../../test/fixtures/pictures';
import { toDecorative, Picture } from './Picture';

/** For a picture with a caption use `Figure`. */
const meta = { title: 'Stories/Picture', component: Picture, args: { image: pictures.tower } } satisfies Meta<
  typeof Picture
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const FiveByFour: Story = { args: { aspect: '5:4' } };
export const ThreeByTwo: Story = { args: { aspect: '3:2' } };
export const Square: Story = { args: { aspect: '1:1' } };
export const Portrait: Story = { args: { image: pictures.maren, aspect: '4:5' } };
export const NaturalRatio: Story = { args: { image: pictures.reportSlate, aspect: 'natural' } };
/** Nothing is cut off: for slideshows. */
export const Framed: Story = { args: { image: pictures.maren, aspect: 'framed' } };
/** Too small for a crop: in its own size on its color. */
export const SmallInACrop: Story = {
  args: { image: { ...pictures.maren, width: 90, height: 112, srcSet: '', color: '#8899aa' } },
};
/** The placeholder keeps the space and shows the alternative text. */
export const Missing: Story = { args: { image: missingPicture } };
/** Decorative next to a headline: a plain field. */
export const MissingBesideAHeadline: Story = { args: { image: toDecorative(missingPicture) } };
