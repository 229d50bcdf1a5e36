import { filterOpenLinks } from '@masthead/config';
import { ButtonLink, Section, SectionHead, Stack, TrendingList, VideoGrid } from '@masthead/design-system';
import { resourceVideoTexts } from '@masthead/texts/resources';
import { FilmPlayer } from '../../shell/media/FilmPlayer';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { BrandedResourceLayout } from '../../shell/partners/BrandedResourceLayout';
import { withPrefix } from '../../routing/prefix';
import { href } from '../../routing/href';
import { videoData } from '../../framework/structuredData/eventsAndMedia';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { type ResourceVideoView, loadResourceVideo } from './loadResourceVideo';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** One video of a partner (§2.1) in the layout of branded resources. */
const ResourceVideoScreen = ({ view, page }: { view: ResourceVideoView; page: PageContext }) => {
  const { video, publisher, fromPublisher, more, scope } = view;
  const center = filterOpenLinks(page.brand, [
    { title: resourceVideoTexts.videoCenter, url: withPrefix(scope, href('partnerVideos', {})) },
  ]);
  return (
    <BrandedResourceLayout
      page={page}
      scope={scope}
      title={video.title}
      {...(video.summary && { description: video.summary })}
    >
      <StructuredData data={videoData(page.brand, view.structured)} />
      <StructuredData data={breadcrumbData(page.brand, center, { title: video.title, path: view.path })} />
      <Section>
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={8}>
            <Stack space={5}>
              <p>{`${publisher ? `${resourceVideoTexts.producedBy(publisher.title)}, ` : ''}${video.published}`}</p>
              <FilmPlayer
                film={view.film}
                title={video.title}
                {...(view.poster && { poster: view.poster })}
                page={page}
                path={view.path}
                transcriptState="open"
              />
              {publisher && (
                <p>
                  <ButtonLink
                    link={{ title: resourceVideoTexts.resourcesFrom(publisher.title), url: publisher.url }}
                    look="line"
                  />
                </p>
              )}
            </Stack>
            {publisher && fromPublisher.length > 0 && (
              <div>
                <SectionHead title={resourceVideoTexts.moreFrom(publisher.title)} />
                <VideoGrid videos={fromPublisher} headingLevel={3} />
              </div>
            )}
            {more.length > 0 && (
              <div>
                <SectionHead title={resourceVideoTexts.more} {...(center[0] && { more: center[0] })} />
                <VideoGrid videos={more} headingLevel={3} />
              </div>
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </BrandedResourceLayout>
  );
};

/** A partner's video (§2.1). */
export const resourceVideoPage = definePage({
  load: loadResourceVideo,
  Screen: ResourceVideoScreen,
  metadata: ({ video, canonical, poster }, { brand }) =>
    pageMetadata(brand, { title: video.title, description: video.summary, path: canonical, image: poster }),
});
