import { filterOpenLinks } from '@masthead/config';
import {
  ButtonLink,
  ButtonRow,
  Columns,
  EmptyResults,
  LinkTabs,
  MediaList,
  MoreLink,
  PartnerCards,
  ResourceGrid,
  Section,
  SectionHead,
  Stack,
  StaticContent,
  TeaserGrid,
  VideoGrid,
  type Link,
  type MediaItem,
} from '@masthead/design-system';
import { partnerScreenTexts, partnerTabTexts } from '@masthead/texts/resources';
import { PartnerLogos } from '../../shell/ads/placements';
import type { PageContext } from '../../framework/pageContext';
import { BrandedResourceLayout } from '../../shell/partners/BrandedResourceLayout';
import { withPrefix } from '../../routing/prefix';
import { href } from '../../routing/href';
import { type PartnersView, loadPartners, getEmptyPartnersView } from './loadPartners';
import { getTabLinks, getTabPath } from './tabs';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

type ViewProps = { view: PartnersView };

type NoItemsProps = { items: keyof typeof partnerScreenTexts.items; state: PartnersView['state'] };

const NoItems = ({ items, state }: NoItemsProps) =>
  state === 'unavailable' ? (
    <EmptyResults
      title={partnerScreenTexts.unavailable(partnerScreenTexts.items[items])}
      advice={[partnerScreenTexts.tryLater]}
    />
  ) : (
    <EmptyResults title={partnerScreenTexts.noneYet(partnerScreenTexts.items[items])} advice={[]} />
  );

const Employment = ({ links }: { links: readonly Link[] }) =>
  links.length > 0 && (
    <div>
      <SectionHead title={partnerScreenTexts.work} headingLevel={2} />
      <ButtonRow>
        {links.map((link, index) => (
          <ButtonLink key={link.url} link={link} look={index === 0 ? 'ink' : 'line'} />
        ))}
      </ButtonRow>
    </div>
  );

const OpenWebcasts = ({ view, webcasts }: ViewProps & { webcasts: readonly MediaItem[] }) =>
  webcasts.length > 0 && (
    <div>
      <SectionHead
        title={partnerScreenTexts.sponsoredWebcasts}
        more={{ title: partnerTabTexts.webcasts, url: withPrefix(view.scope, getTabPath('webcasts')) }}
      />
      <MediaList items={webcasts} headingLevel={3} shape="wide" />
    </div>
  );

const Home = ({ view, content }: ViewProps & { content: Extract<PartnersView['content'], { tab: 'home' }> }) => (
  <Stack space={8}>
    {view.state === 'unavailable' ? (
      <NoItems items="partners" state={view.state} />
    ) : (
      <PartnerCards cards={content.cards} />
    )}
    {content.videos.length > 0 && (
      <div>
        <SectionHead
          title={partnerScreenTexts.newestVideos}
          more={{ title: partnerScreenTexts.videoCenter, url: withPrefix(view.scope, getTabPath('video')) }}
        />
        <VideoGrid videos={content.videos} headingLevel={3} />
      </div>
    )}
    <Columns sidebar={content.employment.length > 0 && <Employment links={content.employment} />}>
      <OpenWebcasts view={view} webcasts={content.webcasts} />
    </Columns>
    {content.papers.length > 0 && (
      <div>
        <SectionHead
          title={partnerScreenTexts.newestPapers}
          more={{ title: partnerScreenTexts.whitePapers, url: withPrefix(view.scope, getTabPath('white-papers')) }}
        />
        <ResourceGrid resources={content.papers} headingLevel={3} />
      </div>
    )}
  </Stack>
);

const Content = ({ view, page }: ViewProps & { page: PageContext }) => {
  const { content } = view;
  switch (content.tab) {
    case 'home':
      return <Home view={view} content={content} />;
    case 'video':
      return (
        <Stack space={8}>
          {content.videos.length > 0 ? (
            <VideoGrid videos={content.videos} headingLevel={2} few="rows" />
          ) : (
            <NoItems items="videos" state={view.state} />
          )}
          <OpenWebcasts view={view} webcasts={content.webcasts} />
        </Stack>
      );
    case 'thought-leadership':
      return content.series.length > 0 ? (
        <TeaserGrid stories={content.series} headingLevel={2} linkText={partnerScreenTexts.browse} />
      ) : (
        <NoItems items="series" state={view.state} />
      );
    case 'webcasts':
      return content.webcasts.length > 0 ? (
        <Stack space={5}>
          <MediaList items={content.webcasts} headingLevel={2} shape="wide" />
          <p>
            {filterOpenLinks(page.brand, [{ title: partnerScreenTexts.allWebcasts, url: href('webcasts', {}) }]).map(
              (link) => (
                <MoreLink key={link.url} link={link} />
              ),
            )}
          </p>
        </Stack>
      ) : (
        <NoItems items="webcasts" state={view.state} />
      );
    case 'white-papers':
      return content.papers.length > 0 ? (
        <ResourceGrid resources={content.papers} headingLevel={2} />
      ) : (
        <NoItems items="papers" state={view.state} />
      );
    case 'careers':
      return (
        <Stack space={7}>
          <Employment links={content.employment} />
          {content.html ? (
            <StaticContent html={content.html} width="full" />
          ) : (
            <NoItems items="positions" state={view.state} />
          )}
        </Stack>
      );
    default:
      return content satisfies never;
  }
};

/** The partner resources page (§2.8): tabs with addresses, cards, careers, contact. */
const PartnersScreen = ({ view, page }: { view: PartnersView; page: PageContext }) => (
  <BrandedResourceLayout page={page} scope={view.scope} description={partnerScreenTexts.lede}>
    <Section space="tight">
      <Stack space={6}>
        <LinkTabs label={partnerScreenTexts.tabs} links={getTabLinks(page.brand, view.scope)} current={view.path} />
        <Content view={view} page={page} />
        <p>
          <MoreLink link={view.contact} />
        </p>
        <PartnerLogos page={page} />
      </Stack>
    </Section>
  </BrandedResourceLayout>
);

/** The partner resources page (§2.8). */
export const resourcePartnersPage = definePage({
  load: loadPartners,
  Screen: PartnersScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyPartnersView,
  metadata: ({ title, canonical, content }, { brand }) =>
    pageMetadata(brand, {
      title: content.tab === 'home' ? partnerScreenTexts.title : partnerScreenTexts.titleOf(title),
      description:
        content.tab === 'home'
          ? partnerScreenTexts.descriptionHome(brand.name)
          : partnerScreenTexts.description(title, brand.name),
      path: canonical,
    }),
});
