import {
  LinkList,
  MoreLink,
  PageHeader,
  Pagination,
  PromoPanel,
  Section,
  Stack,
  StreamList,
  TrendingList,
} from '@masthead/design-system';
import { listInsert } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import { ReadOn } from '../../shell/page/ReadOn';
import type { Site } from '../../framework/site';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { feedPath } from '../../routing/documents';
import { withPage } from '../../routing/href';
import { PageShare } from '../../shell/share/PageShare';
import { collectionData } from '../../framework/structuredData/lists';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import type { StreamView } from './loadStream';

/** Share and follow, where the brand wants them in a stream's header (SPEC §3). */
export const ShareFollow = ({ view, site }: { view: Pick<StreamView, 'path' | 'title'>; site: Site }) => (
  <>
    <PageShare brand={site.brand} path={view.path} title={view.title} />
    <MoreLink link={{ title: 'Follow by RSS', url: feedPath(view.path) }} />
  </>
);

/** A category stream (SPEC §2.2) in the two-column layout of §2.6. */
export const StreamScreen = ({ view, site }: { view: StreamView; site: Site }) => (
  <SiteFrame brand={site.brand} path={view.path}>
    <StructuredData data={collectionData(site.brand, { ...view, path: withPage(view.path, view.page) })} />
    <StructuredData data={breadcrumbData(site.brand, view.kicker.trail, view)} />
    <PageHeader
      title={view.title}
      trail={view.kicker.trail}
      {...(view.description && { description: view.description })}
      {...(view.hero && { picture: toHeroPicture(view.hero) })}
      {...(site.brand.streamShareFollow && { share: <ShareFollow view={view} site={site} /> })}
    />
    <Section>
      <TwoColumns
        brand={site.brand}
        path={view.path}
        rail={
          <>
            <TrendingList stories={view.trending} />
            {view.nearby && <LinkList title={view.nearby.title} links={view.nearby.links} />}
            {view.promotion && <PromoPanel promotion={view.promotion} />}
          </>
        }
      >
        <Stack space={8}>
          <div>
            <StreamList
              stories={view.stories}
              headingLevel={2}
              first={view.page === 1 ? 'large' : 'row'}
              inserts={listInsert({ brand: site.brand, path: view.path }, 'horiz2', 3)}
            />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </div>
          {view.readOn && <ReadOn {...view.readOn} />}
        </Stack>
      </TwoColumns>
    </Section>
  </SiteFrame>
);
