import {
  AppliedFilters,
  type AppliedFilter,
  Chart,
  ChartStyles,
  type DealColumnSort,
  DealTable,
  EmptyResults,
  FilterForm,
  Grid,
  GridItem,
  LocatorMap,
  PageHeader,
  Pagination,
  ResultsBar,
  Section,
  Stack,
  MoreLink,
} from '@masthead/design-system';
import { dealListTexts } from '@masthead/texts/deals';
import type { PageContext } from '../../framework/pageContext';
import { dealsData } from '../../framework/structuredData/deals';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { href } from '../../routing/href';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { type DealsView, loadDeals } from './loadDeals';
import {
  dealsDownloadHref,
  dealsHref,
  dealSorts,
  type DealSortName,
  type DealsQuery,
  withoutDealFilters,
  parseDeals,
} from '../../content/deals/parameters';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const action = href('deals', {});

/** Links of a column: to its usual order, and to the opposite one if it is the current order. */
const toColumnSort = (query: DealsQuery, usual: DealSortName, opposite: DealSortName): DealColumnSort => {
  const current = [usual, opposite].find((name) => name === query.sort);
  return {
    url: dealsHref(query, { sort: query.sort === usual ? opposite : usual }),
    ...(current && { direction: dealSorts[current].direction }),
  };
};

const getAppliedFilters = ({ query, choices }: DealsView): AppliedFilter[] =>
  choices.flatMap(({ name, value, options }) =>
    value === ''
      ? []
      : [
          {
            label: options.find((option) => option.value === value)?.label ?? value,
            url: dealsHref(query, { [name]: name === 'period' ? 'any' : '' }),
          },
        ],
  );

const getSortFields = ({ choices }: DealsView) =>
  choices.flatMap(({ name, value }) => (value === '' ? [] : [{ name, value }]));

const NoDeals = ({ query, offers }: Pick<DealsView, 'query' | 'offers'>) => (
  <EmptyResults
    title={dealListTexts.none}
    advice={[dealListTexts.fewerFilters]}
    related={{ title: dealListTexts.wouldMatch, links: offers }}
    links={[
      ...(query.market
        ? [
            {
              title: dealListTexts.marketOnly,
              url: dealsHref({ ...query, ...withoutDealFilters, market: query.market }),
            },
          ]
        : []),
      { title: dealListTexts.all, url: action },
    ]}
  />
);

const Overview = ({ view: { map, chart, query } }: { view: DealsView }) =>
  query.page === 1 &&
  (map || chart) && (
    <>
      <ChartStyles />
      <Grid>
        {map && (
          <GridItem span={{ l: 6 }}>
            <LocatorMap {...map} />
          </GridItem>
        )}
        {chart && (
          <GridItem span={{ l: 6 }}>
            <Chart chart={chart} csv={dealsDownloadHref(query)} />
          </GridItem>
        )}
      </Grid>
    </>
  );

/** The list of deals with its filters and order in the address. It works without scripts. */
const DealsScreen = ({ view, page }: { view: DealsView; page: PageContext }) => {
  const { query, title, total, volume } = view;
  const trail = [{ title: dealListTexts.home, url: '/' }];
  const noun = `${dealListTexts.count(total)}${volume ? dealListTexts.disclosed(volume) : ''}`;
  return (
    <SiteFrame page={page}>
      <StructuredData data={dealsData(page.brand, { query, title })} />
      <StructuredData data={breadcrumbData(page.brand, [], { title: dealListTexts.deals, path: action })} />
      <PageHeader title={title} trail={trail} description={dealListTexts.lede(page.brand.name)} />
      <Section space="tight">
        <Stack space={4}>
          <FilterForm
            label={dealListTexts.filter}
            phone="collapsed"
            action={action}
            choices={view.choices}
            hiddenFields={query.sort === 'newest' ? [] : [{ name: 'sort', value: query.sort }]}
          />
          <AppliedFilters filters={getAppliedFilters(view)} clearUrl={dealsHref(query, withoutDealFilters)} />
          <ResultsBar
            count={total}
            noun={noun}
            {...(total > 0 && {
              action,
              hiddenFields: getSortFields(view),
              sort: {
                name: 'sort',
                value: query.sort,
                options: Object.entries(dealSorts).map(([value, { label }]) => ({ value, label })),
              },
            })}
          />
          {total > 0 && (
            <p>
              <MoreLink link={{ title: dealListTexts.download, url: dealsDownloadHref(query) }} />
            </p>
          )}
          <Overview view={view} />
          {total === 0 ? (
            <NoDeals query={query} offers={view.offers} />
          ) : (
            <>
              <DealTable
                caption={title}
                rows={view.rows}
                sorts={{
                  date: toColumnSort(query, 'newest', 'oldest'),
                  size: toColumnSort(query, 'size', 'smallest'),
                  price: toColumnSort(query, 'price', 'lowest-price'),
                }}
              />
              <Pagination
                page={query.page}
                total={view.pages}
                hrefFor={(number) => dealsHref(query, { page: number })}
              />
            </>
          )}
        </Stack>
      </Section>
    </SiteFrame>
  );
};

/** The list of deals. Rendered per request, because its filters are in the query. */
export const dealsPage = definePage({
  load: (page, _params, query) => loadDeals(page, parseDeals(query), new Date()),
  Screen: DealsScreen,
  // Only the whole list is indexed: filters have too many combinations.
  metadata: ({ query, title }, { brand }) => {
    const path = dealsHref(query, { page: query.page });
    return pageMetadata(brand, {
      title: toPageTitle(title, query.page),
      description: dealListTexts.description(brand.name),
      path,
      ...(path !== href('deals', {}) && { robots: 'noindex' }),
    });
  },
});
