import type { Meta, StoryObj } from '@storybook/react';
import { InlineLinks } from '../InlineLinks/InlineLinks';
import { MoreLink } from './MoreLink';

const meta = {
  title: 'Base/Links',
  component: MoreLink,
  args: { link: { title: 'All latest news', url: '/news/' } },
} satisfies Meta<typeof MoreLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const MoreInNewTab: Story = {
  args: { link: { title: 'Digital edition', url: 'https://example.com', newTab: true } },
};
/** Many links wrap; none is hidden. */
export const Inline: Story = {
  render: () => (
    <InlineLinks
      label="Markets"
      links={Array.from({ length: 24 }, (_, index) => ({
        title: `Market ${index + 1}`,
        url: `/markets/${index + 1}/`,
      }))}
    />
  ),
};
