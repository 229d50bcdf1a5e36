import { limits } from '@masthead/config/limits';
import {
  Grid,
  GridItem,
  PromoPanel,
  RelatedList,
  ResourceCarousel,
  Section,
  SectionHead,
  StreamList,
  type ResourceItem,
  type TeaserStory,
} from '@masthead/design-system';
import { partnerHeaderTexts } from '@masthead/texts/resources';
import { href } from '../../routing/href';
import type { PageIdentity } from '../../framework/pageContext';
import { SubscribeSlot } from '../visitor/SubscribeSlot';
import { VisitorOnly } from '../visitor/VisitorOnly';

/** More of one publisher: "More from Northlight Energy". */
export type MoreFrom = { title: string; stories: readonly TeaserStory[] };

/** Fewer stories would leave a row of teasers half empty. */
const minTeasers = 3;

/** One or two stories as a list. */
const ShortList = ({ title, stories }: MoreFrom) => (
  <>
    <SectionHead title={title} />
    <StreamList stories={stories} headingLevel={3} first="row" />
  </>
);

export type BottomModulesProps = {
  page: Pick<PageIdentity, 'brand' | 'route'>;
  more: readonly MoreFrom[];
  resources: readonly ResourceItem[];
};

/** The subscribe promotion (§2.6), or the subscribe card for visitors who see it. */
const Subscribe = ({ page }: Pick<BottomModulesProps, 'page'>) => {
  const { brand, route } = page;
  const { shown, tag, title, summary, subscribe } = brand.subscribeCard;
  return (
    <>
      {shown === 'signed-in' && route.bottomModules?.includes('subscribe') && (
        <VisitorOnly audience="signedOut">
          <PromoPanel
            promotion={{ type: tag, title, description: route.subscribeCardSummary ?? summary, url: subscribe.url }}
          />
        </VisitorOnly>
      )}
      <SubscribeSlot page={page} />
    </>
  );
};

/** The modules below the two columns, as the route declares them (§2.6). Modules without content are omitted. */
export const BottomModules = ({ page, more, resources }: BottomModulesProps) => {
  const modules = page.route.bottomModules ?? [];
  const hasResources = modules.includes('resources') && resources.length > 0;
  if (modules.length === 0) return null;
  return (
    <div data-print="hide">
      {modules.includes('more-from-publisher') &&
        more.map(({ title, stories }) => (
          <Section key={title} space="tight">
            {stories.length < minTeasers ? (
              <ShortList title={title} stories={stories} />
            ) : (
              <RelatedList title={title} stories={stories} />
            )}
          </Section>
        ))}
      {(hasResources || modules.includes('subscribe')) && (
        <Section tone="tint">
          <Grid>
            {hasResources && (
              <GridItem span={{ l: 8 }}>
                <ResourceCarousel
                  resources={resources}
                  more={{ title: partnerHeaderTexts.browseMore, url: href('resources', {}) }}
                  delayMs={limits.carousel.autoplayMs}
                />
              </GridItem>
            )}
            <GridItem span={{ l: hasResources ? 4 : 12 }}>
              <Subscribe page={page} />
            </GridItem>
          </Grid>
        </Section>
      )}
    </div>
  );
};
