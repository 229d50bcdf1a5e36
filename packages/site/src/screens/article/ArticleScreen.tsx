import { hasModule } from '@masthead/config';
import {
  ArticleBody,
  ArticleColumn,
  ArticleFooter,
  ArticleHeader,
  AuthorBios,
  BookCard,
  Chart,
  ChartStyles,
  Columns,
  DealBox,
  Disclaimer,
  EmbedFrame,
  Figure,
  LinkList,
  NeedToKnow,
  NewsletterLine,
  PromoPanel,
  ReadingBar,
  RelatedList,
  ResourceTeaser,
  Section,
  SectionHead,
  Slideshow,
  SponsorStrip,
  Stack,
  TagList,
  Teaser,
  TrendingList,
  type Insert,
} from '@masthead/design-system';
import { articleScreenTexts } from '@masthead/texts/article';
import { resourceVideoTexts } from '@masthead/texts/resources';
import { Rail } from '../../shell/ads/Rail';
import { AdRowInColumn, articleInserts } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { paidPage, type PageContext } from '../../framework/pageContext';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { ampPath } from '../../routing/documents';
import { href } from '../../routing/href';
import { FilmPlayer } from '../../shell/media/FilmPlayer';
import { videoData, type VideoFacts } from '../../framework/structuredData/eventsAndMedia';
import { articleData, breadcrumbData } from '../../framework/structuredData/story';
import { siteBehavior } from '../../shell/behavior';
import { ReadingListToggle } from '../../shell/readingList/ReadingListToggle';
import { PageShare, StoryShare } from '../../shell/share/PageShare';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { SubscribeSlot } from '../../shell/visitor/SubscribeSlot';
import { getDigDeeperPosition } from './articleBody';
import { getLeadAspect } from '../../content/media/picture';
import type { Player } from '../../content/media/player';
import { type ArticleView, type ArticleVideo, loadArticle } from './loadArticle';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const toVideoFacts = (
  { path, deck, published }: Pick<ArticleView, 'path' | 'deck' | 'published'>,
  video: ArticleVideo,
): VideoFacts => ({
  path,
  title: video.title,
  description: deck,
  published: published.iso,
  film: video,
  poster: video.poster,
});

/** The media above the text: the slideshow, the video, the chart, or the picture. */
const LeadMedia = ({ view, page }: { view: ArticleView; page: PageContext }) => {
  if (view.slides.length > 0) return <Slideshow slides={view.slides} label={view.title} />;
  if (view.video)
    return (
      <FilmPlayer
        film={view.video}
        title={view.video.title}
        {...(view.video.poster && { poster: view.video.poster })}
        page={page}
        path={view.path}
      />
    );
  if (view.leadChart) return <Chart chart={view.leadChart.view} csv={view.leadChart.csv} />;
  return view.hero ? (
    <Figure
      image={view.hero}
      aspect={getLeadAspect(view.hero)}
      sizes="(min-width: 1360px) 956px, (min-width: 1024px) 70vw, 100vw"
      loading="first"
    />
  ) : null;
};

/** A video or another embed between two blocks of the text. */
const TextPlayer = ({ player, view, page }: { player: Player; view: ArticleView; page: PageContext }) =>
  player.kind === 'embed' ? (
    <EmbedFrame src={player.embed.src} title={player.embed.title} />
  ) : (
    <FilmPlayer
      film={player.film}
      title={player.title}
      {...(player.poster && { poster: player.poster })}
      page={page}
      path={view.path}
    />
  );

/** A related story between two paragraphs, with the title of its list in place of its topic. */
const toRelatedInsert = ({ after, story }: NonNullable<ArticleView['relatedInText']>): Insert => ({
  after,
  node: (
    <Teaser
      story={{ ...story, kicker: { trail: [{ title: articleScreenTexts.digDeeper, url: story.url }] } }}
      layout="s"
      headingLevel={2}
    />
  ),
});

/** Papers of the partner that paid for the article. */
const PapersOf = ({ name, papers }: NonNullable<ArticleView['paidBy']>) =>
  papers.length > 0 && (
    <section aria-label={resourceVideoTexts.moreFrom(name)}>
      <SectionHead title={resourceVideoTexts.moreFrom(name)} weight="light" />
      <Stack space={5}>
        {papers.map((paper) => (
          <ResourceTeaser key={paper.url} resource={paper} headingLevel={3} />
        ))}
      </Stack>
    </section>
  );

const ArticleViewFooter = ({ view, page }: { view: ArticleView; page: PageContext }) => (
  <ArticleFooter>
    <Stack space={6}>
      {view.paidBy && <SponsorStrip sponsors={[view.paidBy]} label={view.paidBy.label} />}
      <TagList tags={view.tags} />
      <LinkList title={articleScreenTexts.moreOnTopic} links={view.partOf} />
      <AuthorBios authors={view.authors} />
      {view.disclaimer === 'visible' && (
        <Disclaimer>
          <p>{articleScreenTexts.views(page.brand.name)}</p>
        </Disclaimer>
      )}
      <Disclaimer>
        <p>
          © {view.published.iso.slice(0, 4)} {page.brand.name}. {articleScreenTexts.rights} {articleScreenTexts.reuse}{' '}
          <a href={href('staticPage', { slug: 'asset-and-logo-licensing' })}>{articleScreenTexts.licensing}</a>.
        </p>
      </Disclaimer>
    </Stack>
  </ArticleFooter>
);

/** An article with all of its fields (§2.1, §3 Article) in the article layout of §2.6. */
const ArticleScreen = ({ view, page: ownPage }: { view: ArticleView; page: PageContext }) => {
  const { kicker, title, deck, deckPlace, paidBy, authors, published, modified, readTime } = view;
  const page = paidPage(ownPage, paidBy);
  const digDeeper = <RelatedList title={articleScreenTexts.digDeeper} stories={view.related} layout="list" />;
  const digDeeperPosition = getDigDeeperPosition(view);
  return (
    <SiteFrame
      page={page}
      section={kicker.trail[0]?.url}
      details={view.facts}
      reading={
        <ReadingBar title={title} share={<PageShare page={page} title={title} label={articleScreenTexts.share} />} />
      }
    >
      <link rel="amphtml" href={toAbsoluteUrl(page.brand, ampPath(view.path))} />
      <StructuredData data={articleData(page.brand, view)} />
      {view.video && <StructuredData data={videoData(page.brand, toVideoFacts(view, view.video))} />}
      <StructuredData data={breadcrumbData(page.brand, kicker.trail, view)} />
      {(view.leadChart ?? view.blocks.some(({ chart }) => chart)) && <ChartStyles />}
      {page.brand.offlineReading === 'on' && <div hidden {...siteBehavior('offline-reading', { path: view.path })} />}
      <article>
        <Section space="tight">
          <ArticleHeader
            kicker={kicker}
            title={title}
            byline={{ authors, published, ...(modified && { updated: modified }), ...(readTime && { readTime }) }}
            save={
              hasModule(page.brand, 'reading-list') && (
                <ReadingListToggle
                  verb="save"
                  label={articleScreenTexts.saveStory}
                  pressedLabel={articleScreenTexts.savedStory}
                  path={view.path}
                />
              )
            }
            share={<StoryShare page={page} title={title} summary={deck ?? ''} />}
            {...(deck && deckPlace === 'header' && { deck })}
            {...(paidBy && { paidBy })}
          />
          <Columns
            sidebarLabel={articleScreenTexts.moreToRead}
            sidebar={
              <Rail page={page} beside={view.slides.length > 0 ? 'slideshow' : 'text'}>
                {digDeeperPosition === 'beside' && digDeeper}
                <TrendingList stories={view.trending} />
                {paidBy ? (
                  <PapersOf {...paidBy} />
                ) : (
                  <>
                    {view.promotion && <PromoPanel promotion={view.promotion} />}
                    <SubscribeSlot page={page} />
                  </>
                )}
              </Rail>
            }
          >
            <Stack space={7}>
              <LeadMedia view={view} page={page} />
              {view.slides.length > 0 && <AdRowInColumn page={page} name="slideshow1" />}
              <ArticleColumn>
                <NeedToKnow points={view.needToKnow} />
                {view.deal && <DealBox {...view.deal.box} />}
                <ArticleBody
                  blocks={view.blocks.map(({ html, chart }) => ({
                    html,
                    ...(chart && { node: <Chart chart={chart.view} csv={chart.csv} /> }),
                  }))}
                  inserts={[
                    ...view.players.map((player, index) => ({
                      after: player.after,
                      node: <TextPlayer key={index} player={player} view={view} page={page} />,
                    })),
                    ...(view.relatedInText ? [toRelatedInsert(view.relatedInText)] : []),
                    ...(view.newsletter
                      ? [
                          {
                            after: view.newsletter.after,
                            node: <NewsletterLine key="newsletter" {...view.newsletter.form} />,
                          },
                        ]
                      : []),
                    ...articleInserts(page, view),
                  ]}
                />
                {digDeeperPosition === 'below' && digDeeper}
                <AdRowInColumn page={page} name="scroll" />
                {view.book && (
                  <BookCard
                    title={view.book.title}
                    {...(view.book.description && { description: view.book.description })}
                    {...(view.book.cover && { cover: view.book.cover })}
                    {...(view.book.url && {
                      link: { title: articleScreenTexts.aboutBook, url: view.book.url, newTab: true },
                    })}
                  />
                )}
                <ArticleViewFooter view={view} page={page} />
              </ArticleColumn>
            </Stack>
          </Columns>
        </Section>
      </article>
      {view.mightLike.length > 0 && (
        <div data-print="hide">
          <Section tone="tint">
            <RelatedList title={articleScreenTexts.mightLike} stories={view.mightLike} />
          </Section>
        </div>
      )}
    </SiteFrame>
  );
};

/** An article (§2.1). */
export const articlePage = definePage({
  load: loadArticle,
  Screen: ArticleScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: view.title,
      description: view.deck,
      path: view.canonical,
      image: view.hero,
      article: {
        published: view.published.iso,
        modified: view.modified?.iso,
        authors: view.authors.map(({ name }) => name),
        section: view.section,
        tags: view.tags.map(({ title }) => title),
      },
      ...(view.robots === 'nofollow' && { robots: 'nofollow' as const }),
    }),
});
