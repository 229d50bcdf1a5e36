import {
  AudioPlayer,
  ButtonLink,
  ButtonRow,
  FactList,
  MediaList,
  NeedToKnow,
  PageHeader,
  PeopleList,
  Section,
  SectionHead,
  ShowList,
  Stack,
  StatusLabel,
  Transcript,
  TrendingList,
} from '@masthead/design-system';
import { mediaScreenTexts } from '@masthead/texts/media';
import { FilmPlayer } from '../../shell/media/FilmPlayer';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import { paidPage, type PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { href } from '../../routing/href';
import { PageShare } from '../../shell/share/PageShare';
import {
  episodeData,
  videoData,
  webcastData,
  type VideoFacts,
  type WebcastFacts,
} from '../../framework/structuredData/eventsAndMedia';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { listShows } from '../../content/media/podcastShows';
import { type MediaItemView, loadMediaItem } from './loadMediaItem';
import { mediaCopy } from './loadMedia';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** Recording or action of a webcast, and its status. Without a recording it is watched at its registration service. */
const WebcastActions = ({ view: { item, recording }, page }: { view: MediaItemView; page: PageContext }) => (
  <Stack space={4}>
    {recording && (
      <FilmPlayer
        film={recording}
        title={item.title}
        {...(recording.poster && { poster: recording.poster })}
        page={page}
        path={item.url}
      />
    )}
    {item.status && (
      <p>
        <StatusLabel status={item.status} /> {item.status === 'past' && mediaScreenTexts.noRecording}
      </p>
    )}
    {item.action && !recording && (
      <ButtonRow>
        <ButtonLink link={item.action} />
      </ButtonRow>
    )}
  </Stack>
);

const EpisodePlayer = ({ view: { item, chapters } }: { view: MediaItemView }) => (
  <AudioPlayer
    title={item.title}
    url={item.url}
    show={item.sound?.show}
    src={item.sound?.url}
    seconds={item.sound?.seconds}
    length={item.sound?.length}
    {...(item.sound && chapters && { chapters })}
  />
);

const toVideoFacts = (
  { path, title, description, end, image }: WebcastFacts,
  film: NonNullable<MediaItemView['recording']>,
): VideoFacts => ({ path, title, description, published: end, film, poster: image });

const getMoreTitle = ({ kind, show, othersOf }: MediaItemView): string => {
  if (kind === 'webcasts') return mediaScreenTexts.moreWebcasts;
  return show && othersOf === 'show' ? mediaScreenTexts.moreOf(show) : mediaScreenTexts.moreEpisodes;
};

/** One podcast episode or webcast (§3). */
export const MediaItemScreen = ({ view, page: ownPage }: { view: MediaItemView; page: PageContext }) => {
  const { kind, item } = view;
  const page = paidPage(ownPage, view.webcast?.sponsor);
  const stream = { title: mediaCopy[kind].title, url: href(kind, {}) };
  const trail = [stream, ...(view.channel ? [view.channel] : [])];
  const points = view.needToKnow && <NeedToKnow title={mediaScreenTexts.said} points={view.needToKnow} />;
  // The player of a recording shows the picture.
  const picture = item.image && !view.recording ? { picture: toHeroPicture(item.image) } : {};
  return (
    <SiteFrame page={page} section={stream.url}>
      {view.episode && <StructuredData data={episodeData(page.brand, view.episode)} />}
      {view.webcast && <StructuredData data={webcastData(page.brand, view.webcast)} />}
      {view.webcast && view.recording && (
        <StructuredData data={videoData(page.brand, toVideoFacts(view.webcast, view.recording))} />
      )}
      <StructuredData data={breadcrumbData(page.brand, trail, { title: item.title, path: item.url })} />
      <PageHeader
        pictureAt={page.brand.heroPicture}
        title={item.title}
        trail={trail}
        share={<PageShare page={page} title={item.title} />}
        {...(item.summary && { description: item.summary })}
        {...picture}
      />
      <Section>
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={8}>
            {!view.recording && points}
            <Stack space={5}>
              {kind === 'podcasts' ? <EpisodePlayer view={view} /> : <WebcastActions view={view} page={page} />}
              <FactList facts={view.facts} layout="page" />
              {view.show && <ShowList shows={listShows(page.brand, view.hosts, view.show)} headingLevel={2} />}
            </Stack>
            {view.recording && points}
            {view.speakers.length > 0 && (
              <div>
                <SectionHead title={kind === 'podcasts' ? mediaScreenTexts.people : mediaScreenTexts.speakers} />
                <PeopleList people={view.speakers} />
              </div>
            )}
            {view.transcript && (
              <Transcript
                turns={view.transcript}
                headingLevel={2}
                {...(view.chapters && { chapters: view.chapters })}
              />
            )}
            {view.others.length > 0 && (
              <div>
                <SectionHead
                  title={getMoreTitle(view)}
                  more={{
                    title: kind === 'podcasts' ? mediaScreenTexts.allPodcasts : mediaScreenTexts.allWebcasts,
                    url: stream.url,
                  }}
                />
                <MediaList items={view.others} headingLevel={3} shape={kind === 'podcasts' ? 'square' : 'wide'} />
              </div>
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </SiteFrame>
  );
};

/** A podcast episode or a webcast (§3). */
export const mediaItemPage = definePage({
  load: loadMediaItem,
  Screen: MediaItemScreen,
  canonicalPath: ({ item }) => item.url,
  metadata: ({ item }, { brand }) =>
    pageMetadata(brand, { title: item.title, description: item.summary, path: item.url, image: item.image }),
});
