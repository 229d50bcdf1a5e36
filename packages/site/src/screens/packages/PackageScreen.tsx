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
import { packageScreenTexts } from '@masthead/texts/magazine';
import { listInsert, SponsoredHead } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import { paidPage, type PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { BottomModules } from '../../shell/partners/BottomModules';
import { href, withPage } from '../../routing/href';
import { PageShare } from '../../shell/share/PageShare';
import { collectionData } from '../../framework/structuredData/lists';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { getPackageKind } from '../../content/story/packageKinds';
import { type PackageView, loadPackage, getEmptyPackageView } from './loadPackage';
import { PackageParts } from './PackageParts';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** One package: a single insight, a special report, a thought-leader series or sponsored content (§2.1). */
export const PackageScreen = ({ view, page: ownPage }: { view: PackageView; page: PageContext }) => {
  const { title, label, list, author } = getPackageKind(view.folder);
  const page = paidPage(ownPage, author === 'sponsor' || view.sponsors.length > 0);
  const trail = list ? { title, url: href(list, {}) } : { title: label, url: view.path };
  return (
    <SiteFrame
      page={page}
      details={view.adCodes ? { sponsor: view.adCodes } : undefined}
      {...(list && { section: trail.url })}
    >
      {view.styleSheet && <link rel="stylesheet" href={view.styleSheet} precedence="medium" />}
      <StructuredData
        data={collectionData(page.brand, {
          path: withPage(view.path, view.page),
          title: view.title,
          stories: view.stories,
          ...(view.summary && { description: view.summary }),
        })}
      />
      <StructuredData data={breadcrumbData(page.brand, list ? [trail] : [], view)} />
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={view.title}
        {...(page.route.pkgHeader && { tone: page.route.pkgHeader })}
        trail={[trail]}
        share={<PageShare page={page} title={view.title} />}
        {...(view.summary && { description: view.summary })}
        {...(view.picture && { picture: toHeroPicture(view.picture) })}
      />
      <Section>
        <TwoColumns
          page={page}
          rail={
            <>
              <PackageParts parts={view.parts} title={packageScreenTexts.moreOnTopics} place="rail" />
              <TrendingList stories={view.trending} />
            </>
          }
        >
          <Stack space={7}>
            {view.sponsors.length > 0 ? (
              <SponsorStrip
                sponsors={view.sponsors}
                label={author === 'sponsor' ? packageScreenTexts.paidForBy : packageScreenTexts.sponsoredBy}
              />
            ) : (
              <SponsoredHead page={page} />
            )}
            {view.page === 1 && view.blurb && <Lede>{view.blurb}</Lede>}
            {view.state === 'unavailable' && (
              <EmptyResults title={packageScreenTexts.unavailable} advice={[packageScreenTexts.tryLater]} />
            )}
            <StreamList
              stories={view.stories}
              headingLevel={2}
              first={view.page === 1 ? 'large' : 'row'}
              loading={view.picture ? 'eager' : 'first'}
              inserts={listInsert(page, 'horiz2', 3)}
            />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </Stack>
        </TwoColumns>
      </Section>
      {view.state !== 'unavailable' && <BottomModules page={page} more={view.more} resources={view.resources} />}
    </SiteFrame>
  );
};

/** One package (§2.1). */
export const packagePage = definePage({
  load: loadPackage,
  Screen: PackageScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyPackageView,
  metadata: ({ title, summary, blurb, path, page, picture }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(title, page),
      description: summary ?? blurb,
      path: withPage(path, page),
      image: picture,
    }),
});
