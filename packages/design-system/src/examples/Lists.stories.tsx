import type { Meta, StoryObj } from '@storybook/react';
import { facets } from '../../test/fixtures/features';
import { stream, trending } from '../../test/fixtures/stories';
import { AppliedFilters } from '../AppliedFilters/AppliedFilters';
import { Columns } from '../Columns/Columns';
import { FacetList } from '../FacetList/FacetList';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { toSegments } from '../Highlight/segments';
import { LinkList } from '../LinkList/LinkList';
import { Pagination } from '../Pagination/Pagination';
import { ResultsBar } from '../ResultsBar/ResultsBar';
import { SearchBox } from '../SearchBox/SearchBox';
import { SearchResultList } from '../SearchResultList/SearchResultList';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { StreamList } from '../StreamList/StreamList';
import { TrendingList } from '../TrendingList/TrendingList';
import { vars } from '../theme/contract.css';

/** A complete stream and a search results page. */
const meta = { title: 'Screens/Lists', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nearby = ['Charlotte', 'Nashville', 'Raleigh-Durham'].map((title, index) => ({
  title,
  url: `#${title}`,
  note: `${214 - index * 30} stories`,
}));
const advertisement = (
  <div style={{ width: 728, maxWidth: '100%', height: 90, margin: '0 auto', background: vars.color.ad }} />
);

export const Stream: Story = {
  render: () => (
    <Section label="Stream">
      <Columns
        sidebar={
          <>
            <TrendingList stories={trending} />
            <LinkList title="Nearby markets" links={nearby} />
          </>
        }
      >
        <Stack space={6}>
          <StreamList stories={stream} headingLevel={2} first="large" inserts={[{ after: 3, node: advertisement }]} />
          <Pagination page={1} total={48} hrefFor={(page) => `?page=${page}`} />
        </Stack>
      </Columns>
    </Section>
  ),
};

const results = stream.slice(3, 9).map((story) => ({
  story,
  title: toSegments(story.title, 'street'),
  summary: story.summary ? toSegments(story.summary, 'land building') : undefined,
}));

export const Search: Story = {
  render: () => (
    <Section label="Search">
      <Stack space={6}>
        <SearchBox size="large" defaultValue="street" />
        <Grid>
          <GridItem span={{ l: 3 }}>
            <FacetList groups={facets} action="/search/" clearUrl="/search/" />
          </GridItem>
          <GridItem span={{ l: 9 }}>
            <Columns sidebar={<TrendingList stories={trending} />}>
              <Stack space={5}>
                <ResultsBar
                  count={128}
                  noun="results for “street”"
                  sort={{
                    name: 'sort',
                    value: 'a',
                    options: [
                      { value: 'a', label: 'Most relevant' },
                      { value: 'b', label: 'Newest' },
                    ],
                  }}
                />
                <AppliedFilters
                  filters={['Analysis', 'Seattle', 'Past year'].map((label) => ({ label, url: `#${label}` }))}
                  clearUrl="#clear"
                />
                <SearchResultList results={results} headingLevel={2} />
                <Pagination page={1} total={13} hrefFor={(page) => `?page=${page}`} />
              </Stack>
            </Columns>
          </GridItem>
        </Grid>
      </Stack>
    </Section>
  ),
};
