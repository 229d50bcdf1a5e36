import type { Meta, StoryObj } from '@storybook/react';
import { getBrand } from '../../.storybook/brands';
import { CompleteHeader } from '../examples/CompleteHeader';
import { SharePage } from '../ShareModal/SharePage';
import { ReadingBar } from './ReadingBar';

const meta = {
  title: 'Shell/ReadingBar',
  component: ReadingBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    title: 'Two towers, one lender and a lease that ends on a Tuesday',
    share: <SharePage page={{ url: 'https://example.com/a/', title: 'Two towers' }} label="Share" />,
  },
  render: (args, { globals }) => (
    <>
      <CompleteHeader brand={getBrand(globals)} reading={<ReadingBar {...args} />} />
      <main>
        <article style={{ height: '300vh', padding: 24 }}>
          <h1>{args.title}</h1>
        </article>
      </main>
    </>
  ),
} satisfies Meta<typeof ReadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scroll to see it: the headline takes the place of the navigation. */
export const BelowTheHeadline: Story = {};
export const LongTitle: Story = {
  args: {
    title: `An owner, ${'a lender, a broker and '.repeat(12)}Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
