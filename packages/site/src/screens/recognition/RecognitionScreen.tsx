import {
  EmptyResults,
  FilterForm,
  LinkTabs,
  PageHeader,
  Pagination,
  ProfileGrid,
  ResultsBar,
  Section,
  Stack,
} from '@masthead/design-system';
import { recognitionTexts } from '@masthead/texts/recognition';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { getNominationsLink } from './toProfile';
import { loadRecognition, type RecognitionView } from './loadRecognition';
import { getCanonicalPath, parseRecognition, recognitionHref } from './parameters';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** A recognition list with its filters in the address (§1, §7.1). It works without scripts. */
const RecognitionScreen = ({ view, page }: { view: RecognitionView; page: PageContext }) => (
  <SiteFrame page={page} section={getNominationsLink(page.brand).url}>
    <PageHeader
      title={view.title}
      description={view.description}
      trail={[{ title: recognitionTexts.home, url: '/' }, getNominationsLink(page.brand)]}
    />
    <Section space="tight">
      <Stack space={5}>
        <LinkTabs label={recognitionTexts.programs} links={view.directories} current={view.path} />
        <FilterForm label={recognitionTexts.filter} action={view.path} choices={view.choices} />
        <ResultsBar edge="plain" count={view.total} noun={recognitionTexts.profiles(view.total)} />
        {view.profiles.length > 0 ? (
          <ProfileGrid profiles={view.profiles} headingLevel={2} />
        ) : (
          <EmptyResults
            title={recognitionTexts.none}
            advice={[recognitionTexts.removeFilter]}
            links={[{ title: recognitionTexts.showAll, url: view.path }]}
          />
        )}
        <Pagination
          page={view.query.page}
          total={view.pages}
          hrefFor={(page) => recognitionHref(view.path, { ...view.query, page })}
        />
      </Stack>
    </Section>
  </SiteFrame>
);

/** A recognition list (§7.1). Rendered per request, because its filters are in the query. */
export const recognitionPage = definePage({
  load: (page, params, query) => loadRecognition(page, String(params.directory), parseRecognition(query)),
  Screen: RecognitionScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ title, description, path, query }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(title, query.page),
      description,
      path: getCanonicalPath(path, query),
    }),
});
