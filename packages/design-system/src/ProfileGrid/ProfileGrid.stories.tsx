import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { ProfileGrid } from './ProfileGrid';

const person = {
  name: 'Ramona Castellane',
  url: '/recognition/rainmakers/ramona-castellane/',
  portrait: pictures.maren,
  position: 'Vice chair, Dorset & Vane',
  honors: ['Winner'],
  detail: 'Office · 2026',
};

const meta = {
  title: 'Recognition/ProfileGrid',
  component: ProfileGrid,
  args: {
    headingLevel: 2,
    profiles: [
      person,
      {
        ...person,
        name: 'Hector Lindqvist',
        url: '/2/',
        portrait: pictures.daniel,
        honors: ['Finalist', 'Rising star'],
      },
      { name: 'A person of whom little is known but a very long name', url: '/3/', honors: [] },
    ],
  },
} satisfies Meta<typeof ProfileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ramona Castellane' })).toHaveAttribute(
      'href',
      '/recognition/rainmakers/ramona-castellane/',
    );
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
