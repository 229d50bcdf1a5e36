import { Section, SectionHead, TeaserGrid, type TeaserStory } from '@masthead/design-system';
import { moreTexts } from '@masthead/texts/home';
import type { RouteSection as SectionView } from '../../framework/sections';

type Place = 'top' | 'bottom';

const toHeadline = ({ title, url, kicker }: TeaserStory): TeaserStory => ({ title, url, kicker });

/**
 * A route's own section above or below the page (§2.6, default layout). Above it are headlines only, so that the
 * title of the page is on the first screen.
 */
export const RouteSection = ({ title, url, stories, place }: SectionView & { place: Place }) => (
  <Section label={title}>
    <SectionHead title={title} more={{ title: moreTexts.seeAll, url }} />
    <TeaserGrid stories={place === 'top' ? stories.map(toHeadline) : stories} headingLevel={3} />
  </Section>
);
