import { filterOpenLinks } from '@masthead/config';
import {
  EmptyResults,
  EpisodeLead,
  LinkTabs,
  type MediaItem,
  MediaList,
  MoreLink,
  PageHeader,
  Pagination,
  type PodcastShow,
  Section,
  SectionHead,
  ShowList,
  Stack,
  TrendingList,
} from '@masthead/design-system';
import { mediaScreenTexts } from '@masthead/texts/media';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { href, withPage } from '../../routing/href';
import { podcastFeedPath } from '../../routing/documents';
import { collectionData } from '../../framework/structuredData/lists';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { listShows } from '../../content/media/podcastShows';
import { mediaCopy, type MediaView, loadMedia } from './loadMedia';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const home = { title: mediaScreenTexts.home, url: href('home', {}) };
const streams = [
  { title: mediaScreenTexts.podcasts, url: href('podcasts', {}) },
  { title: mediaScreenTexts.webcasts, url: href('webcasts', {}) },
];

const Shows = ({ shows }: { shows: readonly PodcastShow[] }) =>
  shows.length > 0 && (
    <Section space="tight">
      <SectionHead title={mediaScreenTexts.shows} />
      <ShowList shows={shows} headingLevel={3} />
    </Section>
  );

/** Webcasts that are to come above those that are over, or the episodes. */
const Items = ({ view: { kind, items } }: { view: MediaView }) => {
  if (kind === 'podcasts') return <MediaList items={items} headingLevel={2} />;
  const isOver = ({ status }: MediaItem) => status === 'ondemand' || status === 'past';
  const groups = [
    { title: mediaScreenTexts.comingWebcasts, items: items.filter((item) => !isOver(item)) },
    { title: mediaScreenTexts.pastWebcasts, items: items.filter(isOver) },
  ];
  return groups.map(
    (group) =>
      group.items.length > 0 && (
        <div key={group.title}>
          <SectionHead title={group.title} weight="light" />
          <MediaList items={group.items} headingLevel={3} shape="wide" />
        </div>
      ),
  );
};

/** The podcast or the webcast stream, which share a page (§2.1). */
const MediaScreen = ({ view, page }: { view: MediaView; page: PageContext }) => {
  const { title, description, empty } = mediaCopy[view.kind];
  return (
    <SiteFrame page={page}>
      <StructuredData
        data={collectionData(page.brand, {
          path: withPage(view.path, view.page),
          title,
          description,
          stories: [...(view.lead ? [view.lead] : []), ...view.items],
        })}
      />
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={title}
        description={description}
        trail={[home]}
        {...view.header}
        {...(view.kind === 'podcasts' && {
          share: <MoreLink link={{ title: mediaScreenTexts.rss, url: podcastFeedPath }} />,
        })}
      />
      {view.lead && (
        <Section space="tight">
          <SectionHead title={mediaScreenTexts.latestEpisode} />
          <EpisodeLead episode={view.lead} headingLevel={3} />
        </Section>
      )}
      {view.kind === 'podcasts' && view.page === 1 && <Shows shows={listShows(page.brand, view.hosts)} />}
      <Section space="tight">
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={6}>
            <LinkTabs links={filterOpenLinks(page.brand, streams)} current={view.path} label={mediaScreenTexts.tabs} />
            {view.total === 0 && <EmptyResults title={empty} advice={[]} links={[home]} />}
            <Items view={view} />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};

/** The podcast and the webcast stream (§2.1). */
export const mediaPage = definePage({
  load: loadMedia,
  Screen: MediaScreen,
  metadata: ({ kind, page, path }, { brand }) => {
    const { title, description } = mediaCopy[kind];
    return pageMetadata(brand, {
      title: toPageTitle(title, page),
      description,
      path: withPage(path, page),
    });
  },
});
