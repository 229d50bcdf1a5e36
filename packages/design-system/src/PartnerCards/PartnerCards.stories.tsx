import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { PartnerCards } from './PartnerCards';

const meta = {
  title: 'Partners/PartnerCards',
  component: PartnerCards,
  args: {
    cards: [
      {
        title: 'Video Center',
        url: '/resources/partners/video/',
        text: 'Partners explain a deal, a building or a number.',
        icon: 'play',
        count: '20 videos',
      },
      {
        title: 'Thought Leadership',
        url: '/resources/partners/?tab=thought-leadership',
        text: 'What partners have learned, in their own words.',
        icon: 'resource',
        count: '1 series',
      },
      {
        title: 'Solutions',
        url: '/company-resources/',
        text: 'Every company whose resources are here.',
        icon: 'grid',
        count: '16 companies',
      },
      {
        title: 'White Papers',
        url: '/resources/partners/?tab=white-papers',
        text: 'Long reading with the figures.',
        icon: 'download',
      },
    ],
  },
} satisfies Meta<typeof PartnerCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
