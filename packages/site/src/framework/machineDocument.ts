import type { ScreenParams } from '../routing/match';
import type { PageResult } from './result';
import type { Site } from './site';

export type DocumentText = { text: string; type: string; headers?: Record<string, string> };

/** A document for machines: a feed, sitemap, calendar, AMP page. */
export type MachineDocument = {
  load: (site: Site, params: ScreenParams) => Promise<PageResult<DocumentText>>;
  /** Seconds that it stays fresh. */
  lifetime: number;
  /** The 404 response; one line of text without it. */
  missing?: (site: Site) => Promise<DocumentText>;
};
