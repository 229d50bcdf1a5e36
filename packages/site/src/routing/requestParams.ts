import { tokenParameter } from '../server/previewToken.ts';
import { screens, type ScreenDefinition } from './screens.ts';

/** The query parameters that each request-rendered screen reads, by the screen's folder in the app tree (`app/~/search`). */
export const requestParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<ScreenDefinition>(screens).flatMap(([name, { query }]) => (query ? [[name, query]] : [])),
);

/** Parameters that bypass the page cache on every page, and the identity that permits it (decisions 15 and 30). The page is rendered for this request only. */
export const bypassParams = ['preview', 'nocache', tokenParameter] as const;
