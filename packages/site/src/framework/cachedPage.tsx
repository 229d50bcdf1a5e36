import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ComponentType } from 'react';
import type { ScreenParams } from '../routing/match';
import { decodeSegment } from '../routing/names';
import type { ScreenName } from '../routing/screens';
import { catchLoaderErrors } from './catchLoaderErrors';
import { loadLatestStories } from './latestStories';
import { failureMetadata, missingMetadata } from './metadata';
import { resolvePage, type PageContext } from './pageContext';
import type { PageFailureProps } from './pageFailure';
import { found, unmatched, type PageResult } from './result';
import { atCanonicalPath, openView, renderView, type PageView, type RenderPage } from './renderPage';
import { getSite } from './site';
import { toStaticScreen } from './toStaticScreen';
import { withPageTags } from './pageTags';

type PageProps = { params: Promise<ScreenParams> };

/** A screen that is rendered once for all visitors: its loader, component, and metadata. */
export type PageDefinition<View> = PageView<View> & {
  load: (page: PageContext, params: ScreenParams) => Promise<PageResult<View>>;
  /**
   * The empty screen for when its service does not respond: result sets are empty then (§7.2, §8). Without it the
   * server-error screen is shown. The status is 500 either way, so the page is not cached.
   */
  emptyView?: (page: PageContext, params: ScreenParams) => View | undefined;
};

/** Decodes the parameters of a route, which Next passes percent-encoded. */
export const decodeParams = (params: ScreenParams): ScreenParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(decodeSegment) : decodeSegment(value),
    ]),
  );

/**
 * Creates `definePage` with the component for pages that cannot be shown. A definition returns what a route file
 * exports for a brand: `Page`, `generateMetadata`, and `generateStaticParams`. Page and metadata share one call of the
 * loader. `render` renders the same screen for one request.
 */
export const createDefinePage =
  (PageFailure: ComponentType<PageFailureProps>) =>
  <View,>(name: ScreenName, { load, emptyView, ...definition }: PageDefinition<View>) => {
    const { Screen, metadata } = definition;

    const loadPage = async (brand: Brand, params: ScreenParams) => {
      const page = resolvePage(getSite(brand), name, params);
      if (!page) return { ok: false, error: unmatched('unmatched').error, page } as const;
      const outcome = await catchLoaderErrors(() => load(withPageTags(page), params));
      return outcome.ok
        ? ({ ok: true, view: outcome.value, page: atCanonicalPath(page, outcome.value, definition) } as const)
        : ({ ok: false, error: outcome.error, page } as const);
    };

    const definePage = (brand: Brand) => {
      const loadOnce = cache((key: string) => loadPage(brand, JSON.parse(key) as ScreenParams));
      const getLoaded = async ({ params }: PageProps) => loadOnce(JSON.stringify(decodeParams(await params)));

      const Page = async (props: PageProps) => {
        const outcome = await getLoaded(props);
        if (outcome.ok) return toStaticScreen(<Screen view={outcome.view} page={outcome.page} />);
        const { error, page } = outcome;
        const empty = page && error.kind === 'unavailable' && emptyView?.(page, decodeParams(await props.params));
        return (
          <PageFailure
            brand={brand}
            error={error}
            stories={error.kind === 'unavailable' && !empty ? await loadLatestStories(getSite(brand)) : []}
            {...(page &&
              empty && { fallback: <Screen view={empty} page={atCanonicalPath(page, empty, definition)} /> })}
          />
        );
      };

      const generateMetadata = async (props: PageProps): Promise<Metadata> => {
        const outcome = await getLoaded(props);
        return outcome.ok ? metadata(outcome.view, outcome.page) : missingMetadata(outcome.error, brand);
      };

      /** Nothing is rendered at build time: pages are rendered at their first request, then cached. */
      const generateStaticParams = (): ScreenParams[] => [];

      return { Page, generateMetadata, generateStaticParams };
    };

    const render: RenderPage = (page, params) => renderView(page, () => load(page, params), definition);
    const open: RenderPage = async (page, params) => {
      const outcome = await openView(page, () => load(page, params), definition);
      const empty = !outcome.ok && outcome.error.kind === 'unavailable' && emptyView?.(page, params);
      if (outcome.ok || !empty) return outcome;
      return found({
        state: 'unavailable',
        screen: <Screen view={empty} page={atCanonicalPath(page, empty, definition)} />,
        metadata: failureMetadata(outcome.error, page.brand),
      });
    };
    return Object.assign(definePage, { render, open });
  };
