import {
  EmptyResults,
  InsightList,
  PageHeader,
  Pagination,
  RelatedList,
  Section,
  SectionHead,
  SpecialReportHero,
  Stack,
  StreamList,
  Teaser,
  TrendingList,
} from '@masthead/design-system';
import { packageScreenTexts } from '@masthead/texts/magazine';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { MoreStories } from '../../shell/page/MoreStories';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { href, withPage } from '../../routing/href';
import { collectionData } from '../../framework/structuredData/lists';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { getPackageKind } from '../../content/story/packageKinds';
import { type PackageListView, loadPackageList } from './loadPackageList';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const home = { title: packageScreenTexts.home, url: href('home', {}) };

/** A list of packages: instant insights, special reports or thought leaders (§2.1). */
const PackageListScreen = ({ view, page }: { view: PackageListView; page: PageContext }) => {
  const { title, description } = getPackageKind(view.folder);
  const isEmpty = view.packages.length === 0 && !view.hero;
  return (
    <SiteFrame page={page} sections={view.sections}>
      <StructuredData
        data={collectionData(page.brand, {
          path: withPage(view.path, view.page),
          title,
          description,
          stories: [...(view.hero ? [view.hero] : []), ...view.packages],
        })}
      />
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={title}
        description={description}
        trail={[home]}
        {...view.header}
      />
      {view.hero && (
        <SpecialReportHero {...view.hero} allReports={{ title: packageScreenTexts.specialReport, url: view.path }} />
      )}
      <Section>
        <TwoColumns
          page={page}
          rail={
            <>
              <TrendingList stories={view.trending} />
              {view.sections.sideSection && (
                <RelatedList
                  title={view.sections.sideSection.title}
                  stories={view.sections.sideSection.stories}
                  layout="list"
                />
              )}
            </>
          }
        >
          <Stack space={8}>
            {view.latest.length > 0 && (
              <div>
                <SectionHead title={packageScreenTexts.latestReadings} />
                <Stack space={6} divider="ruled">
                  {view.latest.slice(0, 1).map((story) => (
                    <Teaser key={story.url} story={story} layout="xl" headingLevel={3} loading="first" />
                  ))}
                  <InsightList stories={view.latest.slice(1)} headingLevel={3} />
                </Stack>
              </div>
            )}
            {isEmpty && <EmptyResults title={packageScreenTexts.noneYet(title)} advice={[]} links={[home]} />}
            {view.packages.length > 0 && (
              <div>
                {view.latest.length > 0 && <SectionHead title={packageScreenTexts.guides} />}
                {view.hero && <SectionHead title={packageScreenTexts.earlier} />}
                <StreamList
                  stories={view.packages}
                  headingLevel={view.latest.length > 0 || view.hero ? 3 : 2}
                  first={view.page === 1 && !view.hero && view.latest.length === 0 ? 'large' : 'row'}
                />
              </div>
            )}
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
            {view.moreStories && <MoreStories {...view.moreStories} />}
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};

/** A list of packages (§2.1). */
export const packageListPage = definePage({
  load: loadPackageList,
  Screen: PackageListScreen,
  metadata: ({ folder, path, page, hero, packages }, { brand }) => {
    const { title, description } = getPackageKind(folder);
    return pageMetadata(brand, {
      title: toPageTitle(title, page),
      description,
      path: withPage(path, page),
      image: hero?.image ?? packages[0]?.image,
    });
  },
});
