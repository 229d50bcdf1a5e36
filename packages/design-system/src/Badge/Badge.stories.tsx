import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from './Badge';

const meta = { title: 'Base/Badge', component: Badge, args: { children: 'Pro', tone: 'pro' } } satisfies Meta<
  typeof Badge
>;
export default meta;

/** Every tone in the controls. */
export const Default: StoryObj<typeof meta> = {};
/** Square uppercase label. For the line above a story use `Kicker`, which includes the PRO badge. */
export const Tones: StoryObj<typeof meta> = {
  tags: ['baseline'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Badge tone="pro">Pro</Badge>
      <Badge tone="subscriber">Subscriber</Badge>
      <Badge tone="registrant">Registrant</Badge>
      <Badge tone="new">New</Badge>
      <Badge tone="report">Special Report</Badge>
    </div>
  ),
};
