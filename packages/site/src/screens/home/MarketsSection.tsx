import { Grid, GridItem, MarketBlock, Section, SectionHead } from '@masthead/design-system';
import { href } from '../../routing/href';
import type { HomeSectionProps } from './homePart';

/** Three markets, and the way to all of them by region. */
export const MarketsSection = ({ view }: HomeSectionProps) => (
  <Section>
    <SectionHead title="Markets" links={view.regions} more={{ title: 'All markets', url: href('markets', {}) }} />
    <Grid>
      {view.markets.map(({ url, stories: [lead, ...headlines] }, index) => (
        <GridItem key={url} span={{ m: 4 }} edge={index === 0 ? 'plain' : 'ruled'}>
          {lead && <MarketBlock lead={lead} headlines={headlines} headingLevel={3} />}
        </GridItem>
      ))}
    </Grid>
  </Section>
);
