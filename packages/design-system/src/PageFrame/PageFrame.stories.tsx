import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { PrintHead } from '../PrintHead/PrintHead';
import { Columns } from '../Columns/Columns';
import { OneColumn } from '../OneColumn/OneColumn';
import { Section } from '../Section/Section';
import { PageFrame } from './PageFrame';

const Slot = ({ name, height = 60 }: { name: string; height?: number }) => (
  <div style={{ minHeight: height, display: 'grid', placeItems: 'center', border: '1px dashed', margin: 4 }}>
    {name}
  </div>
);
const header = (
  <header>
    <Slot name="Header" />
  </header>
);
const footer = (
  <footer>
    <Slot name="Footer" />
  </footer>
);
const page = (
  <Section>
    <h1>The page</h1>
    <Slot name="Content" height={240} />
  </Section>
);

/**
 * The order of a page's parts (§2.6). A screen has one frame and leaves out the slots it does not need; inside it
 * `Columns` makes two columns and `OneColumn` one.
 *
 * **Keyboard.** The skip link leads to its `main`; after a soft navigation focus starts there.
 *
 * **Do** put the page's own content into `children`. **Don't** put a second `main` inside.
 */
const meta = {
  title: 'Layout/Frames',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: page },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const slots = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[style*="dashed"]')].map((slot) => slot.textContent);
const leaderboard = <Slot name="Leaderboard" />;
const inColumns = (width: 'rail' | 'full') => (
  <Section>
    <h1>The page</h1>
    <Columns width={width} sidebar={<Slot name="Sidebar" height={400} />}>
      <Slot name="Content" height={400} />
    </Columns>
  </Section>
);

export const Standard: Story = {
  args: {
    leaderboard,
    header,
    top: <Slot name="Top section" />,
    bottom: <Slot name="Resources, join, subscribe card" />,
    footer,
  },
  play: async ({ canvasElement }) => {
    await expect(slots(canvasElement)).toEqual([
      'Leaderboard',
      'Header',
      'Top section',
      'Content',
      'Resources, join, subscribe card',
      'Footer',
    ]);
  },
};
export const Default: Story = { args: { header, footer, bottom: <Slot name="Advertisement" /> } };
/** Two slots, and a footer with its middle links. */
export const Home: Story = {
  args: {
    leaderboard,
    header,
    top: <Slot name="Second slot" />,
    footer: (
      <footer>
        <Slot name="Footer with middle links" />
      </footer>
    ),
  },
};
/** Content three quarters, sidebar one. */
export const TwoColumns: Story = {
  args: {
    leaderboard,
    header,
    children: inColumns('rail'),
    bottom: <Slot name="More from the publisher, subscribe" />,
    footer,
  },
};
export const TwoColumnsFullWidth: Story = { args: { leaderboard, header, children: inColumns('full'), footer } };
export const OneColumnOfText: Story = {
  args: {
    leaderboard,
    header,
    children: (
      <Section>
        <OneColumn>
          <h1>The page</h1>
          <Slot name="Content" height={400} />
        </OneColumn>
      </Section>
    ),
    bottom: <Slot name="Footer advertisement" />,
    footer,
  },
};
/** A partner strip, or one header, between site header and content. */
export const BrandedResource: Story = {
  args: { leaderboard, header, top: <Slot name="Partners strip or one header" />, footer },
  play: async ({ canvasElement }) => {
    await expect(slots(canvasElement)).toEqual([
      'Leaderboard',
      'Header',
      'Partners strip or one header',
      'Content',
      'Footer',
    ]);
  },
};
/** Print shows only `PrintHead` and the article. */
export const Article: Story = {
  render: (_, { globals }) => (
    <PageFrame
      header={header}
      footer={footer}
      top={
        <PrintHead
          brand={{ name: getBrand(globals).name, printLogo: getBrand(globals).print }}
          path="/2026/11/16/lasalle-street/"
        />
      }
      bottom={
        <div data-print="hide">
          <Slot name="More from the publisher" />
        </div>
      }
    >
      <Section>
        <Columns sidebar={<Slot name="Sidebar" height={400} />}>
          <h1>The article</h1>
        </Columns>
      </Section>
    </PageFrame>
  ),
};
/** One landmark, without header and footer. */
export const Bare: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};
