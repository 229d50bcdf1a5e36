import type { Picture } from '@masthead/design-system';
import { parseMediaImage } from './mediaImage';

/** Pictures that a reader sees at once, at most. */
const picturesInView = 4;

/** Returns the motif of a drawing, the first word of its address. Photographs and pictures of other hosts have none. */
const getMotif = ({ src }: Pick<Picture, 'src'>): string | undefined => {
  const uri = src.split(/\/?\?/, 1)[0] ?? '';
  return parseMediaImage(uri) ? undefined : /^\/images\/([a-z]+)-/.exec(uri)?.[1];
};

/**
 * Creates a function that removes the picture of a story if one of the last pictures has the same motif. Pass the
 * stories in the order of the page, only those that are shown with their picture.
 */
export const createPictureVariety = (): (<Story extends { image?: Picture | undefined }>(story: Story) => Story) => {
  const recent: string[] = [];
  return (story) => {
    const motif = story.image && getMotif(story.image);
    if (motif === undefined) return story;
    if (recent.slice(-picturesInView).includes(motif)) return { ...story, image: undefined };
    recent.push(motif);
    return story;
  };
};
