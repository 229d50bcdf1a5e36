import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf } from '../../.storybook/brands';
import { PrintHead } from '../PrintHead/PrintHead';
import { Section } from '../Section/Section';
import { ArticleFrame } from './ArticleFrame';
import { BareFrame } from './BareFrame';
import { HomeFrame } from './HomeFrame';
import { PageFrame } from './PageFrame';
import { ResourceFrame } from './ResourceFrame';

const Slot = ({ name, height = 60 }: { name: string; height?: number }) => (
  <div style={{ minHeight: height, display: 'grid', placeItems: 'center', border: '1px dashed', margin: 4 }}>{name}</div>
);
const header = <header><Slot name="Header" /></header>;
const footer = <footer><Slot name="Footer" /></footer>;
const page = <Section><h1>The page</h1><Slot name="Content" height={240} /></Section>;

/**
 * The order of a page's parts (SPEC §2.6). A screen takes one frame; two columns inside it are `Columns`, one is
 * `OneColumn`.
 *
 * **Do** leave a slot out where a route has nothing for it. **Don't** put a second `main` inside.
 */
const meta = { title: 'Layout/Frames', component: PageFrame, parameters: { layout: 'fullscreen' }, args: { children: page } } satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { leaderboard: <Slot name="Leaderboard" />, header, top: <Slot name="Top section" />, bottom: <Slot name="Resources, join, subscribe card" />, footer },
  play: async ({ canvasElement }) => {
    const order = [...canvasElement.querySelectorAll('[style*="dashed"]')].map((slot) => slot.textContent);
    await expect(order).toEqual(['Leaderboard', 'Header', 'Top section', 'Content', 'Resources, join, subscribe card', 'Footer']);
  },
};
export const Default: Story = { args: { header, footer, bottom: <Slot name="Advertisement" /> } };
export const Home: Story = {
  render: () => <HomeFrame ads={[<Slot key="1" name="First slot" />, <Slot key="2" name="Second slot" />]} header={header} footer={footer}>{page}</HomeFrame>,
};
export const BrandedResource: Story = {
  render: () => (
    <ResourceFrame leaderboard={<Slot name="Leaderboard" />} header={header} banner={{ kind: 'partners', strip: <Slot name="Partners" /> }} footer={footer}>{page}</ResourceFrame>
  ),
};
export const BrandedResourceWithHeader: Story = {
  render: () => <ResourceFrame header={header} banner={{ kind: 'company', header: <Slot name="Company header" /> }} footer={footer}>{page}</ResourceFrame>,
};
export const Article: Story = {
  render: (_, { globals }) => (
    <ArticleFrame
      header={header}
      footer={footer}
      printHead={<PrintHead brand={{ name: brandOf(globals).name, printLogo: brandOf(globals).print }} path="/2026/11/16/lasalle-street/" />}
      sidebar={<Slot name="Sidebar" height={400} />}
      bottom={<Slot name="More from the publisher" />}
    >
      <h1>The article</h1>
    </ArticleFrame>
  ),
};
/** One landmark, nothing around it. */
export const Bare: Story = {
  render: () => <BareFrame>{page}</BareFrame>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};
