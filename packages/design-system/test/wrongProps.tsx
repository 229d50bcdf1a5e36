import {
  Badge,
  Button,
  Icon,
  Modal,
  NavigationBar,
  Picture,
  Slider,
  Teaser,
  TeaserGrid,
  type MenuLine,
  type TeaserStory,
} from '../src/index';
import { newsTheme } from '../src/theme/newsTheme';

/*
 * Wrong props fail at compile time. Each mistake below is one that `tsc -p .` has to find: a line without its error is
 * itself an error. Nothing here ever runs.
 */
const story: TeaserStory = { url: '/a/', title: 'A', kicker: { trail: [] } };
const edges = { top: 5, left: 10, right: 10 };

export const wrong = [
  // @ts-expect-error: a tone that no badge has
  <Badge key="tone" tone="gold">
    PRO
  </Badge>,
  // @ts-expect-error: a look that no button has
  <Button key="look" look="pill">
    Subscribe
  </Button>,
  // @ts-expect-error: a name that is not in the icon set
  <Icon key="icon" name="sparkle" />,
  // @ts-expect-error: a modal that no button can open
  <Modal key="open" title="Question">
    Answer
  </Modal>,
  // @ts-expect-error: edges are a brand's limits and never left out
  <NavigationBar key="edges" menus={[]} panel={() => null} />,
  // @ts-expect-error: a picture without its size would move the page when it comes
  <Picture key="size" image={{ src: '/a.webp', srcSet: '', alt: '' }} />,
  // @ts-expect-error: a slider without a name cannot be distinguished from another
  <Slider key="name" slides={[]} />,
  // @ts-expect-error: a width that no breakpoint has
  <Slider key="width" slides={[]} label="Stories" options={{ breakpoints: { huge: 4 } }} />,
  // @ts-expect-error: the level of a headline is the page's decision
  <Teaser key="level" story={story} />,
  // @ts-expect-error: headlines end at the fourth level
  <Teaser key="sixth" story={story} headingLevel={6} />,
  // @ts-expect-error: components take no class names
  <Teaser key="class" story={story} headingLevel={3} className="wide" />,
  // @ts-expect-error: a story has an address
  <TeaserGrid key="address" stories={[{ title: 'A', kicker: { trail: [] } }]} headingLevel={2} />,
];

// @ts-expect-error: a kind of line that menus do not have
export const line: MenuLine = { kind: 'banner', title: 'New' };

export const incompletePalette = newsTheme({
  // @ts-expect-error: a brand chooses its accent
  color: { ink: '#17130e' },
  font: { headline: 'Georgia', interface: 'Arial' },
});

// Right props, so that a mistake above is the mistake it says.
export const right = [
  <Teaser key="right" story={story} headingLevel={3} />,
  <NavigationBar key="bar" menus={[]} edges={edges} panel={() => null} />,
];
