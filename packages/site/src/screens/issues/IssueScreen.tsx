import {
  EmptyResults,
  IssueGrid,
  IssuePromo,
  LinkTabs,
  PageHeader,
  Section,
  SectionHead,
  Stack,
  StreamList,
  TrendingList,
} from '@masthead/design-system';
import { issueTexts } from '@masthead/texts/magazine';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { href } from '../../routing/href';
import { collectionData } from '../../framework/structuredData/lists';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { SubscribeSlot } from '../../shell/visitor/SubscribeSlot';
import { PackageParts } from '../packages/PackageParts';
import { getMagazineLinks } from './toIssue';
import { getEmptyIssueView, type IssueContents, type IssueView, loadIssue } from './loadIssue';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const Contents = ({ contents: { issue, blurb, stories, parts } }: { contents: IssueContents }) => {
  const { date, title, url, summary, cover, actions } = issue;
  const [, ...otherActions] = actions;
  return (
    <>
      <IssuePromo
        date={date}
        title={summary ?? title}
        url={url}
        headingLevel={2}
        actions={otherActions}
        {...(blurb && { summary: blurb })}
        {...(cover && { cover })}
      />
      <div>
        <SectionHead title={issueTexts.inThisIssue} />
        <StreamList stories={stories} headingLevel={3} first="large" />
      </div>
      <PackageParts parts={parts} title={issueTexts.moreOnTopics} />
    </>
  );
};

/** The empty state: no issue is published, or the content service does not respond (§8, Package fetch error). */
const NoIssue = ({ state }: Pick<IssueView, 'state'>) =>
  state === 'unavailable' ? (
    <EmptyResults
      title={issueTexts.unavailable}
      advice={[issueTexts.tryLater]}
      links={[{ title: issueTexts.home, url: href('home', {}) }]}
    />
  ) : (
    <EmptyResults title={issueTexts.noneYet} advice={[]} links={[{ title: issueTexts.home, url: href('home', {}) }]} />
  );

/** The magazine's page, its current issue, or any issue, which share a page (§2.1). */
const IssueScreen = ({ view, page }: { view: IssueView; page: PageContext }) => {
  const { magazine } = page.brand;
  const { contents, others } = view;
  const gallery = href('issueGallery', { magazine: magazine.slug });
  const home = { title: magazine.name, url: href('magazine', { magazine: magazine.slug }) };
  return (
    <SiteFrame page={page}>
      {contents && (
        <StructuredData
          data={collectionData(page.brand, {
            path: view.path,
            title: contents.issue.title,
            stories: contents.stories,
            ...(contents.blurb && { description: contents.blurb }),
          })}
        />
      )}
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={contents?.issue.title ?? magazine.name}
        trail={[home]}
        description={magazine.description}
        {...(contents?.hero && { picture: toHeroPicture(contents.hero) })}
      />
      <Section space="tight">
        <TwoColumns
          page={page}
          rail={
            <>
              <TrendingList stories={view.trending} />
              <SubscribeSlot page={page} />
            </>
          }
        >
          <Stack space={8}>
            <LinkTabs
              links={getMagazineLinks(magazine.slug)}
              current={view.edition === 'current' ? href('currentIssue', { magazine: magazine.slug }) : view.path}
              label={magazine.name}
            />
            {contents ? <Contents contents={contents} /> : <NoIssue state={view.state} />}
            {others.length > 0 && (
              <div>
                <SectionHead title={issueTexts.others} more={{ title: issueTexts.gallery, url: gallery }} />
                <IssueGrid issues={others} headingLevel={3} />
              </div>
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};

/** The issue page (§2.1). The canonical address is the issue's own. */
export const issuePage = definePage({
  load: loadIssue,
  Screen: IssueScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyIssueView,
  metadata: ({ path, contents }, { brand }) =>
    pageMetadata(brand, {
      title: contents?.issue.title ?? brand.magazine.name,
      description: contents?.blurb ?? contents?.issue.summary ?? brand.magazine.description,
      path,
      image: contents?.hero ?? contents?.issue.cover,
    }),
});
