import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { QueryParameters, ScreenParams } from '../routing/match';
import { guarded } from './guarded';
import type { PageContext } from './pageContext';
import { found, type PageResult } from './result';

/** A screen with its content and metadata. `fault`: the screen is empty because a service does not respond. */
export type Shown = { screen: ReactNode; metadata: Metadata; state: 'whole' | 'fault' };

/** Renders a screen for one request, with the clients of its page context: those of a preview, for example. */
export type Show = (page: PageContext, params: ScreenParams, query: QueryParameters) => Promise<PageResult<Shown>>;

/** A screen: its component and its metadata. */
export type ScreenDefinition<View> = {
  Screen: (props: { view: View; page: PageContext }) => ReactNode;
  metadata: (view: View, page: PageContext) => Metadata;
  /** The page's own address, where its content says it: an issue has one, whichever address led to it. */
  canonicalPath?: (view: View) => string;
};

/** The page at its canonical address. */
export const atCanonicalPath = <View,>(
  page: PageContext,
  view: View,
  { canonicalPath }: Pick<ScreenDefinition<View>, 'canonicalPath'>,
): PageContext => (canonicalPath ? { ...page, path: canonicalPath(view) } : page);

/** Loads a view and returns its screen and metadata. Empty screens are not for search engines. */
export const showView = async <View,>(
  page: PageContext,
  load: () => Promise<PageResult<View>>,
  {
    Screen,
    metadata,
    isFault,
    ...definition
  }: ScreenDefinition<View> & { isFault?: ((view: View) => boolean) | undefined },
): Promise<PageResult<Shown>> => {
  const outcome = await guarded(load);
  if (!outcome.ok) return outcome;
  const state = isFault?.(outcome.value) ? 'fault' : 'whole';
  const context = atCanonicalPath(page, outcome.value, definition);
  const facts = metadata(outcome.value, context);
  return found({
    state,
    screen: <Screen view={outcome.value} page={context} />,
    metadata: state === 'fault' ? { ...facts, robots: { index: false, follow: false } } : facts,
  });
};
