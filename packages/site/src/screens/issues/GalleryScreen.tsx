import {
  EmptyResults,
  IssueGrid,
  LinkTabs,
  OneColumn,
  PageHeader,
  Pagination,
  Section,
  Stack,
} from '@masthead/design-system';
import { issueTexts } from '@masthead/texts/magazine';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { href, withPage } from '../../routing/href';
import { type GalleryView, loadGallery } from './loadGallery';
import { getMagazineLinks } from './toIssue';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** The issue gallery of the magazine (§2.1). */
const GalleryScreen = ({ view, page }: { view: GalleryView; page: PageContext }) => {
  const { magazine } = page.brand;
  const home = { title: magazine.name, url: href('magazine', { magazine: magazine.slug }) };
  return (
    <SiteFrame page={page}>
      <PageHeader title={issueTexts.gallery} description={issueTexts.galleryLede(magazine.name)} trail={[home]} />
      <Section space="tight">
        <OneColumn width="page">
          <Stack space={7}>
            <LinkTabs links={getMagazineLinks(magazine.slug)} current={view.path} label={magazine.name} />
            {view.issues.length === 0 ? (
              <EmptyResults
                title={issueTexts.noneYet}
                advice={[]}
                links={[{ title: issueTexts.home, url: href('home', {}) }]}
              />
            ) : (
              <IssueGrid issues={view.issues} headingLevel={2} />
            )}
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </Stack>
        </OneColumn>
      </Section>
    </SiteFrame>
  );
};

/** The issue gallery (§2.1). */
export const issueGalleryPage = definePage({
  load: loadGallery,
  Screen: GalleryScreen,
  metadata: ({ path, page, issues }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(issueTexts.galleryTitle(brand.magazine.name), page),
      description: issueTexts.galleryLede(brand.magazine.name),
      path: withPage(path, page),
      image: issues[0]?.cover,
    }),
});
