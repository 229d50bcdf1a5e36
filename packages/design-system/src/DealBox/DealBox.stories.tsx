import type { Meta, StoryObj } from '@storybook/react';
import { UsOutline } from '../../test/fixtures/usOutline';
import { longest } from '../../test/fixtures/worst';
import { DealBox } from './DealBox';

const meta = {
  title: 'Article/DealBox',
  component: DealBox,
  args: {
    kind: 'Sale',
    title: 'Steel Bridge Lane Commerce Center',
    place: 'Tigard, Portland · Industrial',
    figures: [
      { label: 'Price', value: '$38 million' },
      { label: 'Per sq. ft.', value: '$84' },
      { label: 'Cap rate', value: '6.6%' },
    ],
    parties: [
      { label: 'Buyer', value: 'Overlook Nine Partners' },
      { label: 'Seller', value: 'Graywether Capital' },
      { label: 'Broker', value: 'Pike Tarrant' },
    ],
    more: { title: 'All deals in Portland', url: '/deals/?market=portland' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <UsOutline />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DealBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = {};
export const Lease: Story = {
  args: {
    kind: 'Lease',
    title: 'Brickkiln Research Park',
    place: 'St. Louis · Life Sciences',
    figures: [
      { label: 'Size', value: '46,300 sq. ft.' },
      { label: 'Rent per sq. ft. a year', value: '$61' },
    ],
    parties: [
      { label: 'Tenant', value: 'Tessellate Proteomics' },
      { label: 'Landlord', value: 'Rushmere' },
    ],
  },
};
/** With a map that shows where the property is. */
export const WithMap: Story = {
  args: {
    map: {
      alt: 'Map that shows where Portland is.',
      outline: '',
      section: [20, 57, 480, 300],
      points: [{ x: 260, y: 207, radius: 10 }],
      labels: [{ x: 260, y: 222, text: 'Portland', side: 'below' }],
    },
  },
};
export const OneFigure: Story = {
  args: { title: 'Jersey City', figures: [{ label: 'Price', value: '$118.2 million' }], parties: [] },
};
export const LongEverything: Story = { args: longest(meta.args) };
