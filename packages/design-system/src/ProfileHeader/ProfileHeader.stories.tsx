import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { ProfileHeader } from './ProfileHeader';

const meta = {
  title: 'Recognition/ProfileHeader',
  component: ProfileHeader,
  args: {
    name: 'Ramona Castellane',
    pronouns: 'she/her',
    trail: [
      { title: 'Recognition', url: '/nomination/' },
      { title: 'Rainmakers', url: '/recognition/rainmakers/' },
    ],
    portrait: pictures.maren,
    position: 'Vice chair, Broker',
    firm: { name: 'Dorset & Vane', url: 'https://example.com/firms/dorset-and-vane' },
    location: 'Atlanta, Georgia',
    honors: ['Winner', 'Rising star'],
  },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Winner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Honors' })).toHaveTextContent('WinnerRising star');
  },
};
export const NameAlone: Story = {
  args: {
    pronouns: undefined,
    portrait: undefined,
    position: undefined,
    firm: undefined,
    location: undefined,
    honors: [],
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
