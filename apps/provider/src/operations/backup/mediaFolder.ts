import path from 'node:path';
import type { Env } from '../env.ts';

/** Returns the folder of the media library; undefined where it is in an object store, which has backups of its own. */
export const toMediaFolder = ({ dataDirectory, media }: Pick<Env, 'dataDirectory' | 'media'>): string | undefined =>
  media.storage?.kind === 's3' ? undefined : path.join(dataDirectory, 'media');
