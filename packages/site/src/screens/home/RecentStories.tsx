import { Columns, Section, SectionHead, StreamList } from '@masthead/design-system';
import { listInsert, RailAd } from '../../shell/ads/placements';
import type { HomeSectionProps } from './homePart';

/** Stories of the last days. */
export const RecentStories = ({ view, page }: HomeSectionProps) => (
  <Section>
    <Columns sidebar={<RailAd page={page} name="vert3" />}>
      <SectionHead title="Recent stories" />
      <StreamList
        stories={view.recent}
        headingLevel={3}
        inserts={[...listInsert(page, 'native_single1', 2), ...listInsert(page, 'native_single2', 4)]}
      />
    </Columns>
  </Section>
);
