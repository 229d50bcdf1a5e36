import { hasModule } from '@masthead/config';
import {
  DealStrip,
  LinkList,
  LocatorMap,
  MarketStrip,
  MoreLink,
  PageHeader,
  Pagination,
  PromoPanel,
  Section,
  SectionHead,
  Stack,
  StreamList,
  TrendingList,
  Wrap,
} from '@masthead/design-system';
import { streamTexts } from '@masthead/texts/home';
import { mediaScreenTexts } from '@masthead/texts/media';
import { listInsert } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import { MoreStories } from '../../shell/page/MoreStories';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { feedPath } from '../../routing/documents';
import { href, withPage } from '../../routing/href';
import { ReadingListToggle } from '../../shell/readingList/ReadingListToggle';
import { PageShare } from '../../shell/share/PageShare';
import { collectionData } from '../../framework/structuredData/lists';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { type StreamView, loadStream } from './loadStream';
import { definePage } from '../../framework/definePage';
import { pageMetadata, toPageTitle } from '../../framework/metadata';

/** Share and follow links in a stream's header, for brands that enable them (§3). */
export const ShareFollow = ({ view, page }: { view: Pick<StreamView, 'path' | 'title'>; page: PageContext }) => (
  <>
    <PageShare page={page} title={view.title} />
    <MoreLink link={{ title: streamTexts.rss, url: feedPath(view.path) }} />
  </>
);

/** A category stream (§2.2) in the two-column layout of §2.6. */
export const StreamScreen = ({ view, page }: { view: StreamView; page: PageContext }) => (
  <SiteFrame page={page}>
    <StructuredData data={collectionData(page.brand, { ...view, path: withPage(view.path, view.page) })} />
    <StructuredData data={breadcrumbData(page.brand, view.kicker.trail, view)} />
    <PageHeader
      pictureAt={page.brand.heroPicture}
      title={view.title}
      trail={view.kicker.trail}
      {...(view.description && { description: view.description })}
      {...(view.hero && { picture: toHeroPicture(view.hero) })}
      share={
        (hasModule(page.brand, 'reading-list') || page.brand.streamShareFollow) && (
          <>
            {hasModule(page.brand, 'reading-list') && (
              <ReadingListToggle
                verb="follow"
                label={streamTexts.follow(view.title)}
                pressedLabel={streamTexts.following(view.title)}
                path={view.path}
              />
            )}
            {page.brand.streamShareFollow && <ShareFollow view={view} page={page} />}
          </>
        )
      }
    />
    {view.marketData && (
      <Wrap>
        <MarketStrip {...view.marketData} />
      </Wrap>
    )}
    <Section>
      <TwoColumns
        page={page}
        rail={
          <>
            <TrendingList stories={view.trending} />
            {view.map && <LocatorMap {...view.map} />}
            {view.nearby && <LinkList title={view.nearby.title} links={view.nearby.links} />}
            {view.promotion && <PromoPanel promotion={view.promotion} />}
          </>
        }
      >
        <Stack space={8}>
          {view.deals && <DealStrip {...view.deals} />}
          {view.webcasts && view.webcasts.length > 0 && (
            <div>
              <SectionHead
                title={mediaScreenTexts.webcasts}
                more={{ title: mediaScreenTexts.allWebcasts, url: href('webcasts', {}) }}
              />
              <StreamList stories={view.webcasts} headingLevel={3} />
            </div>
          )}
          <div>
            <StreamList
              stories={view.stories}
              headingLevel={2}
              first={view.page === 1 ? 'large' : 'row'}
              loading={view.hero ? 'eager' : 'first'}
              inserts={listInsert(page, 'horiz2', 3)}
            />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </div>
          {view.moreStories && <MoreStories {...view.moreStories} />}
          {view.earlier && <MoreLink link={view.earlier} />}
        </Stack>
      </TwoColumns>
    </Section>
  </SiteFrame>
);

/** A category stream (§2.2). */
export const streamPage = definePage({
  load: (page, params) => loadStream(page, params),
  Screen: StreamScreen,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(view.metaTitle, view.page),
      description: view.metaDescription ?? view.description,
      path: withPage(view.path, view.page),
      image: view.hero,
      feeds: { list: view.path, title: `${view.title} | ${brand.name}` },
    }),
});
