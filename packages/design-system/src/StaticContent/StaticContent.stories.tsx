import type { Meta, StoryObj } from '@storybook/react';
import { staticPage } from '../../test/fixtures/staticPage';
import { StaticContent } from './StaticContent';

const meta = { title: 'Pages/StaticContent', component: StaticContent, args: { html: staticPage } } satisfies Meta<
  typeof StaticContent
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextTableAndForm: Story = {};
export const FullWidth: Story = { args: { width: 'full' } };
