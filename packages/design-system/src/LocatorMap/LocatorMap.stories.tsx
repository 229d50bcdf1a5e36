import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { UsOutline } from '../../test/fixtures/usOutline';
import { LocatorMap } from './LocatorMap';

const meta = {
  title: 'Stories/LocatorMap',
  component: LocatorMap,
  args: {
    alt: 'Map that shows where Nashville is.',
    outline: '',
    section: [1117, 532, 480, 300],
    points: [{ x: 1357, y: 682, radius: 10 }],
    labels: [{ x: 1357, y: 697, text: 'Nashville', side: 'below' }],
  },
  decorators: [
    (Story, { args: { section } }) => (
      <div style={{ maxWidth: section[2] > 1000 ? 760 : 240 }}>
        <UsOutline />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocatorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The surroundings of one place, beside a text that names it. */
export const OnePlace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Map that shows where Nashville is.')).toBeInTheDocument();
  },
};

/** The area of a circle is in proportion to its number. Phones show no names. */
export const ManyPlaces: Story = {
  args: {
    title: 'Deals by market',
    note: 'Select a circle for the deals of a market.',
    alt: 'Deals by market. New York: 9 deals; Chicago: 7 deals; Denver: 4 deals; Miami: 2 deals.',
    section: [0, 0, 1950, 1220],
    points: [
      { x: 1750, y: 416, radius: 36, title: 'New York: 9 deals', url: '/deals/?market=new-york', emphasis: 'current' },
      { x: 1283, y: 450, radius: 32, title: 'Chicago: 7 deals', url: '/deals/?market=chicago' },
      { x: 672, y: 522, radius: 24, title: 'Denver: 4 deals', url: '/deals/?market=denver' },
      { x: 1647, y: 1118, radius: 17, title: 'Miami: 2 deals', url: '/deals/?market=miami' },
    ],
    labels: [
      { x: 1714, y: 416, text: 'New York', side: 'start' },
      { x: 1323, y: 450, text: 'Chicago', side: 'end' },
      { x: 704, y: 522, text: 'Denver', side: 'end' },
      { x: 1622, y: 1118, text: 'Miami', side: 'start' },
    ],
  },
};
