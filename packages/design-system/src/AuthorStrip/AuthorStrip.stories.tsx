import type { Meta, StoryObj } from '@storybook/react';
import { mostRead } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { AuthorStrip } from './AuthorStrip';

const meta = {
  title: 'Stories/AuthorStrip',
  component: AuthorStrip,
  args: { authors: mostRead, headingLevel: 3 },
} satisfies Meta<typeof AuthorStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const NoPortraitsLongNames: Story = {
  args: {
    authors: [
      { name: 'Alexandrina Featherstonehaugh-Cholmondeley', role: 'Correspondent', story: stories.longestTexts },
      { name: 'Ines Karlsson' },
    ],
  },
};
