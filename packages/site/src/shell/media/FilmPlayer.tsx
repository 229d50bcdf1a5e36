import { type Picture, VideoPlayer } from '@masthead/design-system';
import type { Film } from '../../content/media/footage';
import type { PageContext } from '../../framework/pageContext';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

type FilmPlayerProps = {
  film: Pick<Film, 'footage' | 'duration' | 'transcript'>;
  title: string;
  poster?: Picture;
  page: Pick<PageContext, 'brand'>;
  /** Path of the page. */
  path: string;
  transcriptState?: 'closed' | 'open';
};

export const FilmPlayer = ({
  film: { footage, duration, transcript },
  title,
  poster,
  page,
  path,
  transcriptState = 'closed',
}: FilmPlayerProps) => (
  <VideoPlayer
    title={title}
    footage={footage}
    address={toAbsoluteUrl(page.brand, path)}
    transcript={transcript}
    transcriptState={transcriptState}
    {...(poster && { poster })}
    {...(duration && { duration })}
  />
);
