import {
  EmptyResults,
  Lede,
  PageHeader,
  Pagination,
  Section,
  SponsorStrip,
  Stack,
  StreamList,
  TrendingList,
} from '@masthead/design-system';
import { listInsert, SponsoredHead } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import type { Site } from '../../framework/site';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { BottomModules } from '../../shell/partners/BottomModules';
import { href, withPage } from '../../routing/href';
import { PageShare } from '../../shell/share/PageShare';
import { collectionData } from '../../framework/structuredData/lists';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { kindOf } from '../../content/story/kinds';
import { packageRoutes } from './packageRoutes';
import type { PackageView } from './loadPackage';
import { PackageParts } from './PackageParts';

/** One package: a single insight, a special report, a thought-leader series or sponsored content (SPEC §2.1). */
export const PackageScreen = ({ view, site }: { view: PackageView; site: Site }) => {
  const { title, label, list, sponsorLabel } = kindOf(view.folder);
  const route = packageRoutes[view.folder];
  const trail = list ? { title, url: href(list, {}) } : { title: label, url: view.path };
  return (
    <SiteFrame
      brand={site.brand}
      path={view.path}
      details={view.adCodes ? { sponsor: view.adCodes } : undefined}
      {...(list && { section: trail.url })}
    >
      <StructuredData
        data={collectionData(site.brand, {
          path: withPage(view.path, view.page),
          title: view.title,
          stories: view.stories,
          ...(view.summary && { description: view.summary }),
        })}
      />
      <StructuredData data={breadcrumbData(site.brand, list ? [trail] : [], view)} />
      <PageHeader
        title={view.title}
        {...(route.pkgHeader && { tone: route.pkgHeader })}
        trail={[trail]}
        share={<PageShare brand={site.brand} path={view.path} title={view.title} />}
        {...(view.summary && { description: view.summary })}
        {...(view.picture && { picture: toHeroPicture(view.picture) })}
      />
      <Section>
        <TwoColumns brand={site.brand} path={view.path} rail={<TrendingList stories={view.trending} />}>
          <Stack space={7}>
            <SponsoredHead brand={site.brand} path={view.path} />
            <SponsorStrip sponsors={view.sponsors} label={sponsorLabel} />
            {view.page === 1 && view.blurb && <Lede>{view.blurb}</Lede>}
            {view.state === 'unavailable' && (
              <EmptyResults title="These stories cannot be shown right now" advice={['Please try again later.']} />
            )}
            <StreamList
              stories={view.stories}
              headingLevel={2}
              first={view.page === 1 ? 'large' : 'row'}
              inserts={listInsert({ brand: site.brand, path: view.path }, 'horiz2', 3)}
            />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
            <PackageParts parts={view.parts} title="Read on" />
          </Stack>
        </TwoColumns>
      </Section>
      {view.state !== 'unavailable' && <BottomModules site={site} route={route} more={view.more} />}
    </SiteFrame>
  );
};
