import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { found, type PageResult } from './result';
import type { Site } from './site';

/** Parameters of the query as Next hands them over. */
export type QueryParameters = Record<string, string | string[] | undefined>;

/** A screen with its content, and what machines are told about it. */
export type Shown = { screen: ReactNode; metadata: Metadata };

/** Makes a screen for one request. What it asks is asked of the site it is given, which may be a preview. */
export type Show = (site: Site, params: Record<string, string | string[]>, query: QueryParameters) => Promise<PageResult<Shown>>;

type Definition<View> = { Screen: (props: { view: View; site: Site }) => ReactNode; metadata: (view: View, site: Site) => Metadata };

/** A loaded view as a screen and its metadata. */
export const shown = <View,>(outcome: PageResult<View>, site: Site, { Screen, metadata }: Definition<View>): PageResult<Shown> =>
  outcome.ok ? found({ screen: <Screen view={outcome.value} site={site} />, metadata: metadata(outcome.value, site) }) : outcome;
