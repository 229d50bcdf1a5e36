import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { SectionTabs } from './SectionTabs';

const names = [
  'Property management software',
  'Online marketplaces',
  'Data, analytics and valuation',
  'Asset and investment management software',
  'CRM software',
];
const sections = names.map((title) => ({
  id: title.toLowerCase().replaceAll(/\W+/g, '-'),
  title,
  content: <p>Vendors of {title.toLowerCase()}.</p>,
}));

const meta = {
  title: 'Pages/SectionTabs',
  component: SectionTabs,
  args: { label: 'Kinds of software', sections },
} satisfies Meta<typeof SectionTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between the tabs; one panel is visible at a time. */
export const Five: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: 'Property management software' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Vendors of crm software.')).not.toBeVisible();
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'CRM software' })).toHaveFocus();
    await expect(canvas.getByText('Vendors of crm software.')).toBeVisible();
  },
};
export const NarrowScreen: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongEverything: Story = { args: longest(meta.args) };
