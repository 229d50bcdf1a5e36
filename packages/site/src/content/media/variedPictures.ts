import type { Picture } from '@masthead/design-system';
import { toImageUri } from './picture';

/** Pictures that a reader sees at once, at most. */
const picturesInView = 4;

/** Removes the picture of a story if it is one of the last. Pass stories with pictures in the page's order. */
export const createPictureVariety = (): (<Story extends { image?: Picture | undefined }>(story: Story) => Story) => {
  const recent: string[] = [];
  return (story) => {
    if (!story.image) return story;
    const uri = toImageUri(story.image.src);
    if (recent.slice(-picturesInView).includes(uri)) return { ...story, image: undefined };
    recent.push(uri);
    return story;
  };
};
