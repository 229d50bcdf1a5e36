import {
  EmptyResults,
  Lede,
  Pagination,
  ResourceFilters,
  ResourceGrid,
  ResultsBar,
  Section,
  SectionHead,
  Stack,
  TrendingList,
} from '@masthead/design-system';
import { resourceScreenTexts } from '@masthead/texts/resources';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { BrandedResourceLayout } from '../../shell/partners/BrandedResourceLayout';
import { type ResourcesView, loadResources } from './loadResources';
import { toFormFields, resourcesHref, sorts, withoutFilters, getCanonicalPath, parseResources } from './parameters';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const description = resourceScreenTexts.lede;

const Results = ({ view }: { view: ResourcesView }) => {
  const { query, path } = view;
  if (view.state === 'unavailable')
    return <EmptyResults title={resourceScreenTexts.unavailable} advice={[resourceScreenTexts.tryLater]} />;
  if (view.state === 'empty') return <EmptyResults title={resourceScreenTexts.noneYet} advice={[]} />;
  if (view.total === 0) {
    return (
      <EmptyResults
        title={resourceScreenTexts.noneMatch}
        advice={[resourceScreenTexts.fewerWords, resourceScreenTexts.longerPeriod]}
        links={[{ title: resourceScreenTexts.showAll, url: resourcesHref(path, query, withoutFilters) }]}
      />
    );
  }
  return (
    <Stack space={5}>
      <ResourceGrid resources={view.resources} headingLevel={3} />
      <Pagination page={query.page} total={view.pages} hrefFor={(page) => resourcesHref(path, query, { page })} />
    </Stack>
  );
};

const getHiddenFields = (view: ResourcesView, changed: readonly string[]) =>
  toFormFields({ ...view.query, page: 1 }).filter(({ name }) => !changed.includes(name));

/** The resource center (§2.8) with its filters and sort order in the address. It works without scripts. */
const ResourcesScreen = ({ view, page }: { view: ResourcesView; page: PageContext }) => {
  const { query, path, scope } = view;
  return (
    <BrandedResourceLayout
      page={page}
      scope={scope}
      description={description}
      featuredPartners={view.featuredPartners}
      details={{ requires: ['[data-results]'] }}
    >
      <Section space="tight">
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={5}>
            <div>
              <SectionHead title={resourceScreenTexts.latest} />
              {view.state !== 'empty' && (
                <ResourceFilters
                  action={path}
                  hiddenFields={getHiddenFields(view, ['topic', 'keywords', 'startDate', 'endDate'])}
                  topics={view.topics}
                  periods={view.periods}
                  values={{ topic: query.topic, keywords: query.keywords, since: query.startDate }}
                />
              )}
            </div>
            {view.state !== 'empty' && (
              <ResultsBar
                edge="plain"
                count={view.total}
                noun={resourceScreenTexts.resources(view.total)}
                action={path}
                hiddenFields={getHiddenFields(view, ['sort'])}
                sort={{
                  name: 'sort',
                  value: query.sort,
                  options: Object.entries(sorts).map(([value, label]) => ({ value, label })),
                }}
              />
            )}
            {view.notices.length > 0 && (
              <div role="status">
                {view.notices.map((notice) => (
                  <Lede key={notice} size="note">
                    {notice}
                  </Lede>
                ))}
              </div>
            )}
            <div data-results>
              <Results view={view} />
            </div>
          </Stack>
        </TwoColumns>
      </Section>
    </BrandedResourceLayout>
  );
};

/** The resource center (§2.8). Rendered per request, because filters and order are in the query. */
export const resourcesPage = definePage({
  load: (page, params, query) => loadResources(page, String(params.site), parseResources(query)),
  Screen: ResourcesScreen,
  isUnavailable: ({ state }) => state === 'unavailable',
  metadata: ({ canonical, query }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(resourceScreenTexts.title, query.page),
      description: resourceScreenTexts.description(brand.name),
      path: getCanonicalPath(canonical, query),
    }),
});
