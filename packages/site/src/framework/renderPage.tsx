import type { ReactNode } from 'react';
import type { QueryParameters, ScreenParams } from '../routing/match';
import type { PageMetadata } from './metadata';
import { catchLoaderErrors } from './catchLoaderErrors';
import type { PageContext } from './pageContext';
import { found, type PageResult } from './result';
import { toStaticScreen } from './toStaticScreen';

/** A screen with its content and metadata. `unavailable`: the screen is empty because a service does not respond. */
export type RenderedPage = { screen: ReactNode; metadata: PageMetadata; state: 'complete' | 'unavailable' };

/** Renders a screen for one request, with the clients of its page context: those of a preview, for example. */
export type RenderPage = (
  page: PageContext,
  params: ScreenParams,
  query: QueryParameters,
) => Promise<PageResult<RenderedPage>>;

/** A screen: its component and its metadata. */
export type PageView<View> = {
  Screen: (props: { view: View; page: PageContext }) => ReactNode;
  metadata: (view: View, page: PageContext) => PageMetadata;
  /** The canonical path from the content: the current issue has its own path at every address that shows it. */
  canonicalPath?: (view: View) => string;
};

/** The page at its canonical address. */
export const atCanonicalPath = <View,>(
  page: PageContext,
  view: View,
  { canonicalPath }: Pick<PageView<View>, 'canonicalPath'>,
): PageContext => (canonicalPath ? { ...page, path: canonicalPath(view) } : page);

/** Loads a view and returns its screen, as elements, and metadata. Empty screens are not for search engines. */
export const openView = async <View,>(
  page: PageContext,
  load: () => Promise<PageResult<View>>,
  {
    Screen,
    metadata,
    isUnavailable,
    ...definition
  }: PageView<View> & { isUnavailable?: ((view: View) => boolean) | undefined },
): Promise<PageResult<RenderedPage>> => {
  const outcome = await catchLoaderErrors(load);
  if (!outcome.ok) return outcome;
  const state = isUnavailable?.(outcome.value) ? 'unavailable' : 'complete';
  const context = atCanonicalPath(page, outcome.value, definition);
  const facts = metadata(outcome.value, context);
  return found({
    state,
    screen: <Screen view={outcome.value} page={context} />,
    metadata: state === 'unavailable' ? { ...facts, robots: { index: false, follow: false } } : facts,
  });
};

/** Like `openView`; the static parts of the screen are HTML text. */
export const renderView = async <View,>(
  ...parameters: Parameters<typeof openView<View>>
): Promise<PageResult<RenderedPage>> => {
  const opened = await openView(...parameters);
  return opened.ok ? found({ ...opened.value, screen: await toStaticScreen(opened.value.screen) }) : opened;
};
