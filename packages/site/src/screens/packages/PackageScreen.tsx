import { Columns, Lede, PageHeader, Pagination, Section, SponsorStrip, Stack, StreamList, TrendingList } from '@masthead/design-system';
import { SiteFrame } from '../../layout/SiteFrame';
import type { Site } from '../../page/site';
import { href, withPage } from '../../routes/href';
import { collectionData } from '../../structuredData/lists';
import { breadcrumbData } from '../../structuredData/story';
import { StructuredData } from '../../structuredData/StructuredData';
import { kindOf } from './kinds';
import type { PackageView } from './loadPackage';
import { PackageParts } from './PackageParts';

/** One package: a single insight, a special report, a thought-leader series or sponsored content (SPEC §2.1). */
export const PackageScreen = ({ view, site }: { view: PackageView; site: Site }) => {
  const { title, label, list, tone, sponsorLabel } = kindOf(view.folder);
  const trail = list ? { title, url: href(list, {}) } : { title: label, url: view.path };
  return (
    <SiteFrame brand={site.brand} path={view.path} {...(list && { section: trail.url })}>
      <StructuredData data={collectionData(site.brand, { path: withPage(view.path, view.page), title: view.title, stories: view.stories, ...(view.summary && { description: view.summary }) })} />
      <StructuredData data={breadcrumbData(site.brand, list ? [trail] : [], view)} />
      <PageHeader title={view.title} tone={tone} trail={[trail]} {...(view.summary && { description: view.summary })} {...(view.picture && { picture: view.picture })} />
      <Section>
        <Columns sidebarLabel="More to read" sidebar={<TrendingList stories={view.trending} />}>
          <Stack space={7}>
            <SponsorStrip sponsors={view.sponsors} label={sponsorLabel} />
            {view.page === 1 && view.blurb && <Lede>{view.blurb}</Lede>}
            <StreamList stories={view.stories} headingLevel={2} first={view.page === 1 ? 'large' : 'row'} />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
            <PackageParts parts={view.parts} title="Read on" />
          </Stack>
        </Columns>
      </Section>
    </SiteFrame>
  );
};
