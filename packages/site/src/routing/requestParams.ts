import { screens, type ScreenDefinition } from './screens.ts';

/** The query parameters that each request-rendered screen reads, by the screen's folder in the app tree (`app/~/search`). */
export const requestParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<ScreenDefinition>(screens).flatMap(([name, { query }]) => (query ? [[name, query]] : [])),
);
