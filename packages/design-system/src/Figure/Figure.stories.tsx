import type { Meta, StoryObj } from '@storybook/react';
import { missingPicture, pictures } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { Figure } from './Figure';

const meta = {
  title: 'Article/Figure',
  component: Figure,
  args: { image: pictures.parcels, credit: 'Illustration: staff', loading: 'first' },
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
export const CreditAlone: Story = { args: { image: pictures.crane } };
export const NoWords: Story = { args: { image: pictures.crane, credit: undefined } };
export const Missing: Story = { args: { image: missingPicture } };
export const LongEverything: Story = { args: longest(meta.args) };
