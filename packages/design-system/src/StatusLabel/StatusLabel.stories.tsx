import type { Meta, StoryObj } from '@storybook/react';
import { StatusLabel } from './StatusLabel';

const meta = { title: 'Media/StatusLabel', component: StatusLabel, args: { status: 'upcoming' } } satisfies Meta<
  typeof StatusLabel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const LiveNow: Story = { args: { status: 'live' } };
export const OnDemand: Story = { args: { status: 'ondemand' } };
export const Past: Story = { args: { status: 'past' } };
