import { Columns, Section, SectionHead, StreamList } from '@masthead/design-system';
import { listInsert, RailAd } from '../../shell/ads/placements';
import type { HomePart } from './homePart';

/** Stories of the last days. */
export const Recent = ({ view, site }: HomePart) => (
  <Section>
    <Columns sidebar={<RailAd brand={site.brand} path="/" name="vert3" />}>
      <SectionHead title="Recent stories" />
      <StreamList
        stories={view.recent}
        headingLevel={3}
        inserts={[
          ...listInsert({ brand: site.brand, path: '/' }, 'native_single1', 2),
          ...listInsert({ brand: site.brand, path: '/' }, 'native_single2', 4),
        ]}
      />
    </Columns>
  </Section>
);
