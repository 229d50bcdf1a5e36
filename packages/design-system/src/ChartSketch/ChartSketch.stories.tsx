import type { Meta, StoryObj } from '@storybook/react';
import { charts } from '../../test/fixtures/charts';
import { ChartSketch } from './ChartSketch';

const meta = {
  title: 'Teasers/ChartSketch',
  component: ChartSketch,
  args: { chart: { ...charts.bar, type: 'bar' }, aspect: '3:2' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartSketch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const BarsBelowZero: Story = { args: { chart: { ...charts.negative, type: 'bar' } } };
export const Dots: Story = { args: { chart: { ...charts.dot, type: 'dot' } } };
export const Lines: Story = { args: { chart: { ...charts.lines, type: 'line' } } };
/** A large drawing names its series. */
export const Named: Story = { args: { ...Lines.args, names: 'visible' } };
