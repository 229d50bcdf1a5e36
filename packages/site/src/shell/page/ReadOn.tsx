import { SectionHead, StreamList } from '@masthead/design-system';
import type { RouteSection } from '../../framework/sections';

/** Under a short list, in its own column (see `readOn`): the rows of a stream, beside the side column that is taller. */
export const ReadOn = ({ title, url, stories }: RouteSection) => (
  <div>
    <SectionHead title={title} more={{ title: 'See all', url }} />
    <StreamList stories={stories} headingLevel={3} />
  </div>
);
