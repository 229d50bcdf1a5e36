import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brandOf } from '../../.storybook/brands';
import { offer, resources } from '../../test/fixtures/features';
import { skyline } from '../../test/fixtures/skyline';
import { stream, trending } from '../../test/fixtures/stories';
import { Columns } from '../Columns/Columns';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { PageHeader } from '../PageHeader/PageHeader';
import { Pagination } from '../Pagination/Pagination';
import { ResourceCarousel } from '../ResourceCarousel/ResourceCarousel';
import { Section } from '../Section/Section';
import { SharePage } from '../ShareModal/SharePage.client';
import { Stack } from '../Stack/Stack';
import { StreamList } from '../StreamList/StreamList';
import { SubscribeCard } from '../SubscribeCard/SubscribeCard';
import { TrendingList } from '../TrendingList/TrendingList';
import { WholePage } from './WholePage';

const Bottom = () => (
  <Section tone="tint" label="Resources and subscription">
    <Grid>
      <GridItem span={{ l: 8 }}><ResourceCarousel resources={resources} /></GridItem>
      <GridItem span={{ l: 4 }}><SubscribeCard offer={offer} /></GridItem>
    </Grid>
  </Section>
);

/** Whole screens, from skip link to footer. Home and article without their frame are beside them. */
const meta = {
  title: 'Screens/Whole page',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  render: (_, { globals }) => (
    <WholePage brand={brandOf(globals)} bottom={<Bottom />}>
      <PageHeader
        title="Atlanta"
        trail={[{ title: 'Markets', url: '/markets/' }]}
        description="Deals, leases, lenders and land in the Southeast’s largest office market."
        picture={skyline}
        share={<SharePage page={{ url: 'https://news.example/markets/atlanta/', title: 'Atlanta' }} />}
      />
      <Section label="Stories">
        <Columns sidebar={<TrendingList stories={trending} />}>
          <Stack space={6}>
            <StreamList stories={stream} headingLevel={2} first="large" />
            <Pagination page={1} total={48} hrefFor={(page) => `?page=${page}`} />
          </Stack>
        </Columns>
      </Section>
    </WholePage>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stream: Story = {};
export const StreamOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
};
export const DrawerOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByText('Markets', { selector: 'summary' }));
    await waitFor(() => expect(within(drawer).getByRole('heading', { name: 'Markets' })).toBeVisible());
  },
};
/** Keyboard alone: past the skip link into the main area, through header, share modal and slider. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /skip/i })).toHaveFocus();
    const share = canvas.getByRole('button', { name: 'Share this page' });
    share.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Share this page' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    within(dialog).getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(share).toHaveFocus());
    const next = await canvas.findByRole('button', { name: 'Next resource' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
  },
};
