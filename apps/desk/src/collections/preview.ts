import type { GeneratePreviewURL } from 'payload';
import { publications } from '../env.ts';

/** The page of an article that has been published. */
export const previewUrl: GeneratePreviewURL = ({ publication, key, standing }) => {
  const origin = publications.find((one) => one.key === publication)?.origin;
  return origin && typeof key === 'string' && key !== '' && standing === 'site' ? `${origin}/${key}/` : null;
};
