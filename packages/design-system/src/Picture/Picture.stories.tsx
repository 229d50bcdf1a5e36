import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
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
/** Of a small picture browsers get no wider sources than screens with two device pixels per px need. */
export const SmallInAList: Story = {
  args: {
    image: {
      ...pictures.tower,
      srcSet: [120, 240, 400, 600, 1200].map((width) => `${pictures.tower.src} ${width}w`).join(', '),
    },
    sizes: '(min-width: 768px) 168px, 104px',
  },
  play: async ({ canvas }) => {
    const { srcset } = canvas.getByRole<HTMLImageElement>('img');
    await expect(srcset.split(', ').map((source) => source.split(' ').at(-1))).toEqual(['120w', '240w', '400w']);
  },
};
/** The placeholder keeps the space and shows the alternative text. */
export const Missing: Story = { args: { image: missingPicture } };
/** Decorative next to a headline: a plain field. */
export const MissingBesideAHeadline: Story = { args: { image: toDecorative(missingPicture) } };
