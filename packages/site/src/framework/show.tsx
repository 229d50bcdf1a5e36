import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { found, type PageResult } from './result';
import type { Site } from './site';

/** Parameters of the query as Next hands them over. */
export type QueryParameters = Record<string, string | string[] | undefined>;

/** A screen with its content, and what machines are told about it. `fault`: it stands with nothing in it while a service does not answer. */
export type Shown = { screen: ReactNode; metadata: Metadata; state: 'whole' | 'fault' };

/** Makes a screen for one request. What it asks is asked of the site it is given, which may be a preview. */
export type Show = (
  site: Site,
  params: Record<string, string | string[]>,
  query: QueryParameters,
) => Promise<PageResult<Shown>>;

type Definition<View> = {
  Screen: (props: { view: View; site: Site }) => ReactNode;
  metadata: (view: View, site: Site) => Metadata;
  isFault?: ((view: View) => boolean) | undefined;
};

/** A loaded view as a screen and its metadata. A fault stays out of search engines. */
export const shown = <View,>(
  outcome: PageResult<View>,
  site: Site,
  { Screen, metadata, isFault }: Definition<View>,
): PageResult<Shown> => {
  if (!outcome.ok) return outcome;
  const state = isFault?.(outcome.value) ? 'fault' : 'whole';
  const told = metadata(outcome.value, site);
  return found({
    state,
    screen: <Screen view={outcome.value} site={site} />,
    metadata: state === 'fault' ? { ...told, robots: { index: false, follow: false } } : told,
  });
};
