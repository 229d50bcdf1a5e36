import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { plans } from '../../test/fixtures/plans';
import { PlanCards } from './PlanCards';

const meta = {
  title: 'Stories/PlanCards',
  component: PlanCards,
  args: { plans, headingLevel: 2 },
} satisfies Meta<typeof PlanCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlans: Story = {};
export const OnePlan: Story = { args: { plans: plans.slice(1, 2) } };
export const LongEverything: Story = { args: longest(meta.args) };
