import { Grid, GridItem, ResourceCarousel, Section } from '@masthead/design-system';
import { limits } from '@masthead/config/limits';
import type { Site } from '../page/site';
import { tagging } from '../page/tagging';
import { href } from '../routes/href';
import type { RouteDefinition } from '../routes/types';
import { SubscribeSlot } from '../visitor/SubscribeSlot';
import { orEmpty } from './partnerClient';
import { toResourceItem } from './view';

/** So many resources pass by before a reader has left the page. */
const slides = 6;

/**
 * What stands under the two columns of a page whose route asks for it (SPEC §2.6): the resource carousel, and the
 * subscribe card beside it for readers who are to see one. Without resources there is nothing.
 */
export const BottomModules = async ({ site, route }: { site: Site; route: RouteDefinition }) => {
  if (route.bottomModules !== 'resources') return null;
  const resources = orEmpty(await tagging(site).partners.resources(site.brand.site)).slice(0, slides);
  if (resources.length === 0) return null;
  return (
    <div data-print="hide">
      <Section tone="tint">
        <Grid>
          <GridItem span={{ l: 8 }}>
            <ResourceCarousel resources={resources.map(toResourceItem(site.brand.timeZone))} more={{ title: 'Browse More Resources', url: href('resources', {}) }} delay={limits.carousel.autoplayMs} />
          </GridItem>
          <GridItem span={{ l: 4 }}>
            <SubscribeSlot brand={site.brand} route={route} />
          </GridItem>
        </Grid>
      </Section>
    </div>
  );
};
