import type { Meta, StoryObj } from '@storybook/react';
import { FactList } from './FactList';

const meta = {
  title: 'Media/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'When', value: 'Dec. 15–16, 2026, 8:30 a.m. to 5:00 p.m. ET' },
      { label: 'Where', value: 'The Corlears Conference Hall, New York' },
      { label: 'Topic', link: { title: 'Net Lease', url: '/events/?topic=Net+Lease' } },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnEvent: Story = {};
export const Titled: Story = { args: { title: 'At a glance' } };
export const AcrossThePage: Story = {
  args: { layout: 'page' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
};
export const Lines: Story = {
  args: {
    facts: [
      {
        label: 'Where',
        lines: ['The Corlears Conference Hall', '12 Corlears Slip', 'New York, NY 10002'],
        link: { title: 'Map', url: 'https://maps.example.com/', newTab: true },
      },
      { label: 'Price', lines: ['Regular: $745', 'Owners: free'] },
    ],
  },
};
export const OneLongFact: Story = {
  args: {
    facts: [
      {
        label: 'Speakers',
        value:
          'Orla Batra, special servicing attorney, Harrow & Pike; Cedric Merriweather, trustee; Isaac Fenn, chief credit officer, Fairmount Credit',
      },
    ],
  },
};
