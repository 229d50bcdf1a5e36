import type { Meta, StoryObj } from '@storybook/react';
import { missingPicture, pictures } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { Figure } from './Figure';

const meta = {
  title: 'Article/Figure',
  component: Figure,
  args: { image: { ...pictures.parcels, credit: 'Illustration: staff' }, loading: 'first' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CaptionAndCredit: Story = {};
export const CreditAlone: Story = { args: { image: { ...pictures.crane, credit: 'Ann Lee/Wire Service' } } };
export const NoWords: Story = { args: { image: pictures.crane } };
/** An upright picture is no higher than most of the window. */
export const Upright: Story = { args: { image: pictures.maren, aspect: 'whole' } };
/** A small picture has its own size. */
export const Small: Story = {
  args: { image: { ...pictures.maren, width: 90, height: 112, srcSet: '' }, aspect: 'whole' },
};
export const Missing: Story = { args: { image: missingPicture } };
export const LongEverything: Story = { args: longest(meta.args) };
