import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { Agenda } from './Agenda';

const sessions = [
  { time: '8:30–9:00 a.m.', title: 'Registration and breakfast' },
  {
    time: '9:00–10:15 a.m.',
    title: 'Renewals before concessions',
    detail: 'What operators offer, and to whom.',
    speakers: 'Camille Idowu and Hector Lomax',
  },
  { time: '1:00 p.m.', title: 'Site visits' },
];

const meta = {
  title: 'Media/Agenda',
  component: Agenda,
  args: { days: [{ sessions }], headingLevel: 3 },
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
export const TwoDays: Story = {
  args: {
    days: [
      { title: 'Tuesday, Dec. 15', sessions },
      { title: 'Wednesday, Dec. 16', sessions: sessions.slice(1) },
    ],
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
