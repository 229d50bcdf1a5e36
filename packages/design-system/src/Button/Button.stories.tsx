import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

const meta = { title: 'Base/Button', component: Button, args: { children: 'Subscribe Now' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

/** Every look and size in the controls. */
export const Default: Story = {};
/** One `accent` button per view. For links use `ButtonLink`, for less prominent ones `MoreLink`. */
export const Looks: Story = {
  tags: ['baseline'],
  render: () => (
    <div style={row}>
      <Button>Subscribe Now</Button>
      <Button look="ink">
        <Icon name="download" />
        Download Resource
      </Button>
      <Button look="line">Browse All</Button>
      <Button look="quiet">Cancel</Button>
      <Button disabled>sending...</Button>
      <Button size="small">Register</Button>
    </div>
  ),
};
export const OnDark: Story = {
  render: () => (
    <div data-on="inverse" style={{ background: '#17130e', padding: 24 }}>
      <Button look="paper">Read the report</Button>
    </div>
  ),
};
export const Links: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink link={{ title: 'Home page', url: '#' }} look="ink" />
      <ButtonLink
        link={{ title: 'Career Center', url: 'https://example.com', newTab: true }}
        look="line"
        icon={<Icon name="external" />}
      />
    </div>
  ),
};
/** On narrow screens a long label wraps; it never overflows. */
export const LongestWords: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <Button>Download the complete survey of every metropolitan market</Button>
    </div>
  ),
};
