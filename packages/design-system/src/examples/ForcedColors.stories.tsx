import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { facets } from '../../test/fixtures/features';
import { withSampleMenus } from '../../test/fixtures/navigation';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { FacetList } from '../FacetList/FacetList';
import { LinkTabs } from '../LinkTabs/LinkTabs';
import { EmailForm } from './EmailForm';
import { Modal, opensModal } from '../Modal/Modal';
import { Pagination } from '../Pagination/Pagination';
import { ResourceFilters } from '../ResourceFilters/ResourceFilters';
import { ResultsBar } from '../ResultsBar/ResultsBar';
import { SearchBox } from '../SearchBox/SearchBox';
import { SectionTabs } from '../SectionTabs/SectionTabs';
import { Skeleton } from '../Skeleton/Skeleton';
import { Slider } from '../Slider/Slider';
import { Stack } from '../Stack/Stack';
import { StatusLabel } from '../StatusLabel/StatusLabel';
import { CompletePage } from './CompletePage';

const isForced = () => matchMedia('(forced-colors: active)').matches;
const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));
const getBorder = (element: Element) => getComputedStyle(element).borderBottomColor;

/**
 * Nothing depends on color alone. A run of the tests with forced colors and reduced motion checks that every control has
 * an edge or text, and a focus ring.
 */
const meta = { title: 'Screens/Forced colors' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderAndFooter: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <CompletePage
      brand={withSampleMenus(getBrand(globals))}
      visitor={{ state: 'subscriber', firstName: 'Eleanor', lastName: 'Whitcombe', profileCompletion: 60 }}
    >
      <h1 style={{ minHeight: '80vh' }}>The page</h1>
    </CompletePage>
  ),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    const bar = (name: string) => getComputedStyle(main.getByRole('link', { name }), '::after');
    await expect(bar('Markets').transform).toBe('none');
    await expect(bar('Sectors').transform).not.toBe('none');
    await expect(bar('Markets').backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.click(canvas.getByText(/^Account menu/));
    await expect(canvas.getByText('Subscriber')).toBeVisible();
  },
};

export const Drawer: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <CompletePage brand={withSampleMenus(getBrand(globals))}>
      <h1>The page</h1>
    </CompletePage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await userEvent.click(within(dialog).getByText('Markets', { selector: 'summary' }));
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Markets' })).toBeVisible());
    if (isForced()) await expect(getComputedStyle(dialog).borderInlineEndWidth).toBe('1px');
  },
};

export const TabsAndPages: Story = {
  render: () => (
    <Stack space={6}>
      <LinkTabs
        label="Views"
        links={[
          { title: 'Upcoming', url: '/events/' },
          { title: 'Past', url: '/events/past/' },
        ]}
        current="/events/"
      />
      <SectionTabs
        label="Parts"
        sections={[
          { id: 'vendors', title: 'Vendors', content: 'Vendors' },
          { id: 'news', title: 'News', content: 'News' },
        ]}
      />
      <Pagination page={2} total={5} hrefFor={(page) => `?page=${page}`} />
      <p>
        {(['pro', 'subscriber', 'registrant', 'report', 'new'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <p>
        {(['upcoming', 'live', 'ondemand', 'past'] as const).map((status) => (
          <StatusLabel key={status} status={status} />
        ))}
      </p>
      <Skeleton />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await waitFor(() => expect(getBorder(tab('Vendors'))).not.toBe(getBorder(tab('News'))));
    await expect(getBorder(canvas.getByRole('link', { name: 'Upcoming' }))).not.toBe(
      getBorder(canvas.getByRole('link', { name: 'Past' })),
    );
    // Only the current page has a box.
    await expect(getComputedStyle(canvas.getByText('2', { selector: '[aria-current]' })).borderTopWidth).toBe('1px');
    for (const name of ['pro', 'subscriber', 'registrant', 'report', 'new', 'Live now'])
      await expect(getComputedStyle(canvas.getByText(name)).borderTopWidth).toBe('1px');
  },
};

export const Forms: Story = {
  render: () => (
    <Stack space={6}>
      <SearchBox />
      <ResourceFilters
        action="/resources/"
        topics={[
          { value: '', label: 'All Topics' },
          { value: 'a', label: 'Leasing' },
        ]}
        periods={[{ value: '', label: 'Any time' }]}
        values={{ topic: '', keywords: '', since: '' }}
      />
      <ResultsBar
        count={12}
        noun="resources"
        sort={{
          name: 'sort',
          value: 'new',
          options: [
            { value: 'new', label: 'Newest' },
            { value: 'old', label: 'Oldest' },
          ],
        }}
      />
      <FacetList groups={facets.slice(0, 1)} action="/search/" clearUrl="/search/" />
      <EmailForm send={async () => 'sent'} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email address/ })).toBeInvalid());
  },
};

export const SliderAndModal: Story = {
  render: () => (
    <Stack space={6}>
      <Slider label="Slides" slides={slides} options={{ dots: 'visible', autoplay: 'on', delayMs: 60_000 }} />
      <Button {...opensModal('question')}>Open</Button>
      <Modal id="question" title="Question">
        <p>Answer</p>
      </Modal>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const dot = (name: string) => getComputedStyle(canvas.getByRole('button', { name }), '::before').backgroundColor;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'slide 1 of 3' })).toHaveAttribute('aria-current'));
    await expect(dot('slide 1 of 3')).not.toBe(dot('slide 3 of 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    if (!isForced()) return;
    // Forced colors drop background and scrim, so it has a border.
    await expect(getComputedStyle(dialog).borderLeftWidth).toBe('1px');
    // The same project has reduced motion: nothing rotates.
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show', hidden: true })).toBeInTheDocument();
  },
};
