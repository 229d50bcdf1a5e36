import { Section, SectionHead, TeaserGrid } from '@masthead/design-system';
import { useId } from 'react';
import { moreTexts } from '@masthead/texts/home';
import type { RouteSection as SectionView } from '../../framework/sections';

/** A route's own section above or below the page (SPEC §2.6, default layout). */
export const RouteSection = ({ title, url, stories }: SectionView) => {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} title={title} more={{ title: moreTexts.seeAll, url }} />
      <TeaserGrid stories={stories} headingLevel={3} />
    </Section>
  );
};
