import type { ReactNode } from 'react';
import type { QueryParameters, ScreenParams } from '../routing/match';
import { failureMetadata, type PageMetadata } from './metadata';
import type { PageContext } from './pageContext';
import { found, type PageResult } from './result';
import { log } from '@masthead/next-runtime/log';

const getStack = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/** Returns exceptions of a loader as `unavailable`: the server-error screen with status 500 (§8). */
export const catchLoaderErrors = async <View,>(load: () => Promise<PageResult<View>>): Promise<PageResult<View>> => {
  try {
    return await load();
  } catch (cause) {
    log({
      level: 'error',
      message: 'A page loader threw an exception. The page shows the server-error screen.',
      cause: getStack(cause),
    });
    return { ok: false, error: { kind: 'unavailable', cause } };
  }
};

/** A screen with its content and metadata. `unavailable`: the screen is empty because a service does not respond. */
export type RenderedPage = { screen: ReactNode; metadata: PageMetadata; state: 'complete' | 'unavailable' };

/** Loads a screen, with the clients of its page context: those of a preview, for example. */
export type OpenPage = (
  page: PageContext,
  params: ScreenParams,
  query: QueryParameters,
) => Promise<PageResult<RenderedPage>>;

/** A screen: its loader, component and metadata. */
type PageDefinition<View> = {
  load: (page: PageContext, params: ScreenParams, query: QueryParameters) => Promise<PageResult<View>>;
  Screen: (props: { view: View; page: PageContext }) => ReactNode;
  metadata: (view: View, page: PageContext) => PageMetadata;
  /** The canonical path from the content: the current issue has its own path at every address that shows it. */
  canonicalPath?: (view: View) => string;
  /** Whether the screen is empty because its service does not respond (§7.2): the status is 500 then. */
  isUnavailable?: (view: View) => boolean;
  /** The empty screen for an outage (§7.2, §8), with status 500; else it is the server-error screen. */
  emptyView?: (page: PageContext, params: ScreenParams) => View | undefined;
};

/** Defines a page: the screen as elements, and the metadata. Empty screens are not for search engines. */
export const definePage =
  <View,>({ load, Screen, metadata, canonicalPath, isUnavailable, emptyView }: PageDefinition<View>): OpenPage =>
  async (page, params, query) => {
    const atCanonicalPath = (view: View): PageContext =>
      canonicalPath ? { ...page, path: canonicalPath(view) } : page;
    const outcome = await catchLoaderErrors(() => load(page, params, query));
    if (outcome.ok) {
      const view = outcome.value;
      const context = atCanonicalPath(view);
      const facts = metadata(view, context);
      const screen = <Screen view={view} page={context} />;
      return found(
        isUnavailable?.(view)
          ? { state: 'unavailable', screen, metadata: { ...facts, robots: { index: false, follow: false } } }
          : { state: 'complete', screen, metadata: facts },
      );
    }
    const empty = outcome.error.kind === 'unavailable' ? emptyView?.(page, params) : undefined;
    if (!empty) return outcome;
    return found({
      state: 'unavailable',
      screen: <Screen view={empty} page={atCanonicalPath(empty)} />,
      metadata: failureMetadata(outcome.error, page.brand),
    });
  };
