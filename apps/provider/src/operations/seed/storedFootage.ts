import type { ContentFootage, FootageInput } from '../../content/files/schema/footage.ts';
import { getRecord } from './storedImage.ts';

/** Converts footage of the content files to published input. */
export const toFootage = ({ main, url, renditions, captions, transcript, seconds }: ContentFootage): FootageInput => ({
  ...(main && { media: getRecord(main).id }),
  ...(url !== undefined && { url }),
  renditions: renditions.map((rendition) => ({ media: getRecord(rendition).id })),
  captions: captions.map(({ language, label, captions: file }) => ({ media: getRecord(file).id, language, label })),
  transcript,
  seconds,
});
