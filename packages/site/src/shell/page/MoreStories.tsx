import { SectionHead, StreamList } from '@masthead/design-system';
import { moreTexts } from '@masthead/texts/home';
import type { RouteSection } from '../../framework/sections';

/** More stories below a short list (see `loadMoreStories`), so that the content is as tall as the rail. */
export const MoreStories = ({ title, url, stories }: RouteSection) => (
  <div>
    <SectionHead title={title} more={{ title: moreTexts.seeAll, url }} />
    <StreamList stories={stories} headingLevel={3} />
  </div>
);
