import type { ContentImage, ContentMediaFile } from '../../content/files/schema/common.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import type { Picture } from '../../content/publishing/picture.ts';
import type { ContentFootage, FootageInput } from '../../content/files/schema/footage.ts';

/** Converts footage of the content files to published input. */
export const toFootage = ({ main, url, renditions, captions, transcript, seconds }: ContentFootage): FootageInput => ({
  ...(main && { media: getRecord(main).id }),
  ...(url !== undefined && { url }),
  renditions: renditions.map((rendition) => ({ media: getRecord(rendition).id })),
  captions: captions.map(({ language, label, captions: file }) => ({ media: getRecord(file).id, language, label })),
  transcript,
  seconds,
});

/** Returns the record of a file in content. `resolveMedia` has added it. */
export const getRecord = ({ record }: ContentMediaFile | ContentImage): MediaRecord => {
  if (!record) throw new Error('The files of content must be resolved before it is written.');
  return record;
};

/** An avatar has no record and stays at its address (§7.2). */
const toSource = (image: ContentImage): { media: string } | { url: string } =>
  image.record === undefined && image.source.url !== undefined
    ? { url: image.source.url }
    : { media: getRecord(image).id };

export const toPicture = (image: ContentImage): Picture => {
  const { alt, caption, credit, focalPoint } = image;
  const source = toSource(image);
  return {
    ...source,
    ...(alt === '' ? { decorative: true } : { alt }),
    caption,
    credit,
    ...('media' in source && { focalPoint }),
  };
};

/** Returns the address of a document: a link, or the path of its file. */
export const toDocumentUri = (document: string | ContentMediaFile): string =>
  typeof document === 'string' ? document : getFileUri(getRecord(document));
