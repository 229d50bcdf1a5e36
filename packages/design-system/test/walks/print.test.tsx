import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { event, facets, offer, promotion, resources } from '../fixtures/features';
import { stories, trending } from '../fixtures/stories';
import { CompletePage } from '../../src/examples/CompletePage';
import {
  AlertBar,
  ArticleBody,
  BackLink,
  Columns,
  EventCard,
  FacetList,
  Modal,
  PageHeader,
  Pagination,
  PrintHead,
  PromoPanel,
  ResourceCarousel,
  ResultsBar,
  SearchBox,
  Section,
  SectionTabs,
  ShareBar,
  SpecialReportHero,
  SubscribeCard,
  TrendingList,
} from '../../src/index';
import { brand, show } from './walk';

afterEach(() => commands.showOn('screen'));

const Everything = () => (
  <CompletePage
    brand={brand}
    top={<PrintHead brand={{ name: brand.name, printLogo: brand.print }} path="/2026/11/16/lasalle-street/" />}
  >
    <AlertBar>
      <p>A message of the house</p>
    </AlertBar>
    <PageHeader title="The page" tone="inverse" trail={[]} share={<a href="/share/">Share this page</a>} />
    <Section>
      <Columns sidebar={<TrendingList stories={trending} />}>
        <ArticleBody
          blocks={[{ html: '<p>The first paragraph.</p>' }, { html: '<p>The second paragraph.</p>' }]}
          inserts={[{ after: 1, node: <p>An advertisement</p> }]}
        />
        <ShareBar page={{ url: 'https://news.example/a/', title: 'A story' }} />
        <SectionTabs
          label="Views"
          sections={[
            { id: 'a', title: 'One', content: <p>First panel</p> },
            { id: 'b', title: 'Two', content: <p>Second panel</p> },
          ]}
        />
        <SearchBox />
        <FacetList groups={facets.slice(0, 1)} action="/search/" />
        <ResultsBar
          count={12}
          noun="stories found"
          sort={{ name: 'sort', value: 'new', options: [{ value: 'new', label: 'Newest' }] }}
        />
        <Pagination page={1} total={4} hrefFor={(number) => `?page=${number}`} />
        <SubscribeCard offer={offer} />
        <PromoPanel promotion={promotion} />
        <ResourceCarousel resources={resources} />
        <BackLink label="Go back" fallback="/" />
      </Columns>
    </Section>
    <SpecialReportHero title={stories.mesa.title} url="/special-reports/a/" parts={[]} />
    <EventCard event={event} headingLevel={2} />
    <Modal id="question" title="A question">
      <p>An answer</p>
    </Modal>
  </CompletePage>
);

const shown = (text: string | RegExp) =>
  page
    .getByText(text)
    .elements()
    .some((element) => element.checkVisibility());

/** Renders everything, and waits for the slider, whose code loads near the viewport. */
const showEverything = async () => {
  await show(<Everything />, 1280);
  const carousel = page.getByRole('region', { name: 'Resources', exact: true });
  await expect.element(carousel).toBeInTheDocument();
  carousel.element().scrollIntoView();
  await expect.element(page.getByText('1 of 3')).toBeVisible();
};

test('§2.6, print version: print has the logo, the notice, the path and the text, and no controls', async () => {
  await showEverything();
  document.querySelector<HTMLDialogElement>('#question')?.showModal();
  await commands.showOn('print');
  for (const text of [
    'NOT FOR REPRINT',
    'Page Printed from /2026/11/16/lasalle-street/',
    'The page',
    'The first paragraph.',
    'The second paragraph.',
    'First panel',
    'Second panel',
  ]) {
    expect(shown(text), `“${text}” is printed`).toBe(true);
  }
  for (const text of [
    'A message of the house',
    'Share this page',
    'Trending Stories',
    'An advertisement',
    'Subscribe Now',
    'Privacy Policy',
    offer.title,
    promotion.title,
    'Download Resource',
    'Go back',
    'Newest',
    'Next page',
    'A question',
    'Menu',
    'Newsletters',
  ]) {
    expect(shown(text), `“${text}” is not printed`).toBe(false);
  }
  // Of a list's head its count is printed, and not its choices.
  expect(document.querySelector('main [role="status"]')?.checkVisibility()).toBe(true);
  expect(page.getByRole('searchbox').elements()).toEqual([]);
});

test('§2.6, print version: light text of a dark band is printed dark', async () => {
  await showEverything();
  const getColor = (heading: string) => getComputedStyle(page.getByRole('heading', { name: heading }).element()).color;
  expect(getColor('The page')).not.toBe('rgb(0, 0, 0)');
  await commands.showOn('print');
  expect(getColor('The page')).toBe('rgb(0, 0, 0)');
  expect(getColor(stories.mesa.title)).toBe('rgb(0, 0, 0)');
});
