import { ChartSketch, type ChartSketchProps } from '../ChartSketch/ChartSketch';
import { toDecorative, Picture, type PictureProps } from '../Picture/Picture';
import type { TeaserStory } from '../types/story';
import { VideoMark } from '../VideoMark/VideoMark';

type Illustrated = Pick<TeaserStory, 'image' | 'chart' | 'video'>;

export type TeaserPictureProps = Pick<PictureProps, 'sizes' | 'loading'> & {
  story: Illustrated;
  aspect: '16:9' | '3:2';
  /** Whether a chart names its series. */
  names?: ChartSketchProps['names'];
};

/** Whether a story has a picture, or a chart in its place. */
export const isIllustrated = ({ image, chart }: Illustrated): boolean => image !== undefined || chart !== undefined;

/** The picture of a story in a list with the mark of its video, or a sketch of its first chart. */
export const TeaserPicture = ({ story: { image, chart, video }, aspect, names, ...props }: TeaserPictureProps) => {
  if (image)
    return (
      <VideoMark video={video}>
        <Picture image={toDecorative(image)} aspect={aspect} {...props} />
      </VideoMark>
    );
  return chart ? <ChartSketch chart={chart} aspect={aspect} names={names} /> : null;
};
