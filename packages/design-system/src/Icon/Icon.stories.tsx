import type { Meta, StoryObj } from '@storybook/react';
import { IconButton } from '../IconButton/IconButton';
import { IconLink } from '../IconButton/IconLink';
import { Icon } from './Icon';
import { iconNames } from './icons';

const meta = { title: 'Base/Icon', component: Icon, args: { name: 'menu' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One icon by controls. */
export const Single: Story = {};
/** The complete set. An icon always has a text next to it, or an accessible name. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Small: Story = { args: { size: 'small' } };
export const InControls: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <IconButton icon="close" label="Close menu" />
      <IconButton icon="chevron-right" label="Next slide" disabled />
      <IconLink icon="rss" link={{ title: 'RSS', url: '/rss/' }} />
    </div>
  ),
};
