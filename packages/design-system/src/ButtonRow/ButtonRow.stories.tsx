import type { Meta, StoryObj } from '@storybook/react';
import { ButtonLink } from '../Button/ButtonLink';
import { ButtonRow } from './ButtonRow';

const meta = { title: 'Media/ButtonRow', component: ButtonRow, args: { children: null } } satisfies Meta<
  typeof ButtonRow
>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = ['Register', 'Learn more', 'Add to calendar'].map((title, index) => (
  <ButtonLink key={title} link={{ title, url: `#${index}` }} look={index === 0 ? 'accent' : 'line'} />
));

export const Three: Story = { args: { children: buttons } };
export const Narrow: Story = {
  args: { children: buttons },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};
