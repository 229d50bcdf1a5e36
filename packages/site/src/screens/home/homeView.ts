import type {
  AudioTeaserProps,
  AuthorWithStory,
  EventItem,
  IssuePromoProps,
  Link,
  MarketStripProps,
  SpecialReportHeroProps,
  TeaserStory,
} from '@masthead/design-system';
import type { Alert } from '../../content/story/promotions';
import type { PageContext } from '../../framework/pageContext';
import type { NewslettersView } from './newsletters';

export type MarketView = { title: string; url: string; stories: TeaserStory[] };

/** The view of the home landing page (§2.1, home modules of §3). */
export type HomeView = {
  /** The message about a regulated product (§2.8). */
  alert?: Alert;
  lead?: TeaserStory;
  related: TeaserStory[];
  secondary: TeaserStory[];
  latest: TeaserStory[];
  /** The stream of the latest stories. */
  latestUrl?: string;
  marketData?: MarketStripProps;
  desk: TeaserStory[];
  report?: SpecialReportHeroProps;
  /** Links to regions in the head of the markets section. */
  regions: Link[];
  markets: MarketView[];
  insights: TeaserStory[];
  recent: TeaserStory[];
  audio: Omit<AudioTeaserProps, 'headingLevel'>[];
  authors: AuthorWithStory[];
  event?: EventItem;
  issue?: Omit<IssuePromoProps, 'headingLevel'>;
  newsletters?: NewslettersView;
  trending: TeaserStory[];
};

export type HomeSectionProps = { view: HomeView; page: PageContext };
