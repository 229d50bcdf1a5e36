import type { Meta, StoryObj } from '@storybook/react';
import { getBrand } from '../../.storybook/brands';
import { social } from '../../test/fixtures/navigation';
import { Logo } from '../Logo/Logo';
import { SocialLinks } from './SocialLinks';

const meta = {
  title: 'Shell/Logo and social links',
  component: SocialLinks,
  args: { profiles: social },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profiles: Story = {};
/** A network without an icon gets a link icon. */
export const UnknownNetwork: Story = {
  args: { profiles: [...social, { name: 'Bluesky', url: 'https://example.com/bluesky' }] },
};
export const Wordmark: Story = {
  render: (_, { globals }) => {
    const { name, masthead } = getBrand(globals);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Logo name={name} image={masthead} />
        <Logo name={name} image={masthead} height="masthead" />
      </div>
    );
  },
};
