import type { Defaulted } from './columns.ts';

/** Columns of the table `media`: see `MediaRecord` in `src/media/mediaRecord.ts`. */
export type MediaTable = {
  id: string;
  kind: 'image' | 'video' | 'audio' | 'document';
  type: string;
  bytes: number;
  fileName: string;
  width: number | null;
  height: number | null;
  isAnimated: Defaulted<boolean>;
  color: string | null;
  credit: string | null;
  copyright: string | null;
  caption: string | null;
  alt: string | null;
  createdAt: Date;
};

/** Remote addresses whose file is in the library, so that each is fetched once. */
export type MediaSourcesTable = { url: string; mediaId: string; fetchedAt: Date };
