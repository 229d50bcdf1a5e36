import type { Meta, StoryObj } from '@storybook/react';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getBrand } from '../../.storybook/brands';
import { favorites, moreLinks, sections, sixtyEntries } from '../../test/fixtures/navigation';
import { pictures } from '../../test/fixtures/pictures';
import { stateArg, visitorArg, type VisitorName, visitors } from '../examples/visitors';
import { withVisitor } from '../examples/withVisitor';
import type { DrawerSection } from '../types/navigation';
import { vars } from '../theme/contract.css';
import type { Link, TeaserStory } from '../types/story';
import { DrawerAccount } from './DrawerAccount';
import { DrawerContent, type DrawerList } from './DrawerContent';
import { MenuButton } from '../SiteHeader/MenuButton';
import { NavigationDrawer } from './NavigationDrawer';

type DrawerArgs = {
  /** Those of the brand without this. */
  sections?: readonly DrawerSection[];
  visitor: VisitorName;
  open?: (typeof parts)[number];
  background?: string;
  subscribe?: Link;
  lists?: readonly DrawerList[];
  ad?: ReactNode;
};

const parts = ['nothing', 'menu', 'menu and first section'] as const;

const meta = {
  title: 'Shell/NavigationDrawer',
  parameters: {
    pieces: { NavigationDrawer, DrawerContent, DrawerAccount, MenuButton },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 700 } },
  },
  args: { visitor: 'signed out' },
  argTypes: {
    visitor: visitorArg,
    open: stateArg('What is open.', parts),
    ...Object.fromEntries(
      ['sections', 'background', 'subscribe', 'lists', 'ad'].map((name) => [name, { table: { disable: true } }]),
    ),
  },
  render: (args, { globals }) => {
    const brand = getBrand(globals);
    return (
      <main
        style={{ minHeight: '120vh' }}
        ref={(root) => {
          const drawer = root?.querySelector('dialog');
          const section = root?.querySelector('details');
          if (!drawer || !args.open) return;
          if (args.open === 'nothing') drawer.close();
          else if (!drawer.open) drawer.showModal();
          if (section) section.open = args.open === 'menu and first section';
        }}
      >
        <h1>The page behind</h1>
        <MenuButton drawer="menu" siteMap="/sitemap/" />
        <NavigationDrawer
          id="menu"
          brand={{ name: brand.name, logo: brand.masthead }}
          account={
            <DrawerAccount
              ref={withVisitor(visitors[args.visitor])}
              signedOut={{
                ...brand.shell.drawerAccount.signedOut,
                ...(args.subscribe && { subscribe: args.subscribe }),
              }}
              signedIn={{ ...brand.shell.drawerAccount.signedIn, ...(args.subscribe && { subscribe: args.subscribe }) }}
              pro={brand.shell.drawerAccount.pro}
            />
          }
          wideAbove={767}
          background={args.background}
        >
          <DrawerContent
            {...brand.shell.drawer}
            ad={args.ad}
            {...(args.sections && {
              sections: args.sections,
              lists: [
                { title: 'More to explore', links: moreLinks },
                { title: 'Media & Resources', links: favorites },
              ],
            })}
            {...(args.lists && { lists: args.lists })}
          />
        </NavigationDrawer>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  },
} satisfies Meta<DrawerArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  // Painted first, made modal right after.
  await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  return dialog;
};
const heading = (dialog: HTMLElement, name: string) => within(dialog).getByRole('heading', { name });
/* A panel opens with a short animation. */
const shows = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const hides = (element: HTMLElement) => waitFor(() => expect(element).not.toBeVisible());
const section = (dialog: HTMLElement, name: string) => within(dialog).getByText(name, { selector: 'summary' });

/** All states by controls. The toolbar has the widths. */
export const Controls: Story = { tags: ['!test'], args: { open: 'menu' }, play: () => undefined };
export const SignedOut: Story = {};
export const Subscriber: Story = {
  args: { visitor: 'subscriber' },
};
export const WithSubscribe: Story = { args: { subscribe: { title: 'Subscribe', url: '/subscribe/' } } };
export const NoSections: Story = { args: { sections: [] } };
/** The links flow over the columns; none is split between two. */
export const SixtyEntries: Story = {
  args: {
    sections: [
      {
        link: sixtyEntries.link,
        groups: [{ links: sixtyEntries.lines.flatMap((line) => (line.kind === 'link' ? [line.link] : [])) }],
        topicInFocus: sections[0]?.topicInFocus ?? [],
        moreToExplore: [],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, sixtyEntries.link.title));
    const panel = await within(dialog).findByRole('region', { name: sixtyEntries.link.title });
    for (const link of within(panel).getAllByRole('link')) await expect(link.getClientRects()).toHaveLength(1);
  },
};

/** One panel at a time; on wide screens its close button closes only the panel (§2.7). */
export const Panel: Story = {
  args: { sections },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Sectors'));
    await shows(heading(dialog, 'Sectors'));
    await userEvent.click(section(dialog, 'Markets'));
    await hides(heading(dialog, 'Sectors'));
    await shows(heading(dialog, 'Markets'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close Markets' }));
    await expect(dialog.open).toBe(true);
    await expect(section(dialog, 'Markets')).toHaveFocus();
    await userEvent.click(section(dialog, 'Markets'));
  },
};

/** Browsers that do not know `name` of `<details>` have one panel at a time too. */
export const PanelWithoutNames: Story = {
  args: { sections },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    for (const details of dialog.querySelectorAll('details')) details.removeAttribute('name');
    await userEvent.click(section(dialog, 'Sectors'));
    await shows(heading(dialog, 'Sectors'));
    await userEvent.click(section(dialog, 'Markets'));
    await hides(heading(dialog, 'Sectors'));
    await shows(heading(dialog, 'Markets'));
  },
};

const post = (market: string, title: string, image: TeaserStory['image']): TeaserStory => ({
  url: `/2026/11/21/${market.toLowerCase().replace(' ', '-')}/`,
  title,
  kicker: { trail: [{ title: market, url: '/markets/' }] },
  image,
});
const posts = [
  post('Atlanta', 'Beltline landlords test a $60 rent, and find takers', pictures.shops),
  post('Chicago', 'LaSalle Street’s conversions reach the halfway mark', pictures.tower),
  post('San Francisco', 'The AI lease is short, dense and paid in advance', pictures.skyline),
  post('Dallas', 'Why the suburbs are out-leasing downtown three to one', pictures.crane),
];

/** Optional: the four newest posts of the section below its links (§2.7, §9). */
export const WithRecentPosts: Story = {
  args: { sections: sections.map((entry, index) => (index === 0 ? { ...entry, stories: posts } : entry)) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    await shows(heading(dialog, 'Beltline landlords test a $60 rent, and find takers'));
  },
};

/** A post without a picture: the row has none, so that its titles are in one line. */
export const WithMixedPosts: Story = {
  args: {
    sections: sections.map((entry, index) =>
      index === 0
        ? { ...entry, stories: posts.map((story, at) => (at === 1 ? post('Chicago', story.title, undefined) : story)) }
        : entry,
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    const headings = posts.map(({ title }) => heading(dialog, title));
    for (const element of headings) await shows(element);
    await expect(new Set(headings.map((element) => element.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Descriptions of lists and groups below their names (§2.7, §3). */
export const WithDescriptions: Story = {
  args: {
    sections: sections.map((entry) => ({
      ...entry,
      groups: entry.groups.map((group, index) => ({
        ...group,
        ...(index === 0 && { description: 'Boston to Washington, and inland to Pittsburgh.' }),
      })),
    })),
    lists: [
      {
        title: 'Topic in focus',
        links: [
          {
            title: 'The Maturity File',
            url: '/special-reports/the-maturity-file/',
            description: 'What happened to the loans that came due this year, told from both sides of the table.',
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).getByRole('link', { name: /^The Maturity File\s*What happened/ })).toBeVisible();
    await userEvent.click(section(dialog, 'Markets'));
    await shows(within(dialog).getByText('Boston to Washington, and inland to Pittsburgh.'));
  },
};

/** The navigation ad below the lists, with its own reserved space (§2.7, nav ad). */
export const WithAdvertisement: Story = {
  args: {
    ad: (
      <div
        role="group"
        aria-label="Advertisement"
        style={{ minHeight: 250, background: vars.color.ad, color: vars.color.adInk }}
      >
        Advertisement
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(
      within(dialog).getByRole('group', { name: 'Advertisement' }).getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(300);
  },
};

/** A brand's faded picture behind the sections (§3, navigationDrawerBG). */
export const WithBackgroundPicture: Story = {
  args: { background: pictures.skyline.src },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(getComputedStyle(dialog.firstElementChild ?? dialog).backgroundImage).toContain(pictures.skyline.src);
  },
};

/** A section's colors behind its title and description (§3, textColor and backgroundColor). */
export const InSectionColors: Story = {
  args: {
    sections: sections.map((entry, index) =>
      index === 0 ? { ...entry, colors: { textColor: '#f7f2ea', backgroundColor: '#17130e' } } : entry,
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    await shows(heading(dialog, 'Markets'));
    await expect(getComputedStyle(heading(dialog, 'Markets')).color).toBe('rgb(247, 242, 234)');
    await userEvent.hover(within(dialog).getByRole('link', { name: 'Browse All Markets' }));
  },
};

/** The drawer is painted before the page behind becomes inert, which takes longer on phones; then focus is inside. */
export const PaintedFirst: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Menu' })).click();
    const dialog = within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    await expect([dialog.open, dialog.matches(':modal')]).toEqual([true, false]);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
  },
};

/** Closing restores focus to the Menu button; the drawer opens with the list again. */
export const Closing: Story = {
  args: { sections },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }));
    await expect(dialog.open).toBe(false);
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toHaveFocus();
    await open(canvasElement);
    await hides(heading(dialog, 'Markets'));
    // A press on the scrim targets the dialog itself.
    dialog.click();
    await expect(dialog.open).toBe(false);
  },
};

/** A close request (Escape, the back gesture) closes the panel first. */
export const CloseRequest: Story = {
  args: { sections },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    dialog.requestClose();
    await hides(heading(dialog, 'Markets'));
    await expect(dialog.open).toBe(true);
    dialog.requestClose();
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

/** Search is in the drawer of phones, and next to the Menu button on wide screens. */
export const Search: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).getByRole('searchbox', { name: 'Search the publication' })).toBeVisible();
  },
};

/**
 * On phones the panel covers the list: focus moves into it, Back leaves it, and a close request closes the whole menu.
 */
export const Phone: Story = {
  args: { sections },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
    const back = within(dialog.querySelector('details[open]') ?? dialog).getByRole('button', {
      name: 'Back to sections',
    });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await hides(heading(dialog, 'Markets'));
    await expect(section(dialog, 'Markets')).toHaveFocus();
    await userEvent.click(section(dialog, 'Markets'));
    dialog.requestClose();
    await waitFor(() => expect(dialog.open).toBe(false));
    await open(canvasElement);
    await userEvent.click(section(dialog, 'Markets'));
  },
};
