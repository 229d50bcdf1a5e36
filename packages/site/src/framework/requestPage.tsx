import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ComponentType } from 'react';
import type { QueryParameters, ScreenParams } from '../routing/match';
import type { ScreenName } from '../routing/screens';
import { withDeadline } from './withDeadline';
import { loadLatestStories } from './latestStories';
import { failureMetadata } from './metadata';
import { resolvePage, type PageContext } from './pageContext';
import type { PageFailureProps } from './pageFailure';
import { setStatus } from '@masthead/next-runtime/response-status';
import { unmatched, type PageResult } from './result';
import { openView, renderView, type PageView, type RenderPage } from './renderPage';
import { getSite } from './site';

type PageProps = { params: Promise<ScreenParams>; searchParams: Promise<QueryParameters> };

/** A screen that is rendered for each request, because its query has too many values to cache. */
export type RequestPageDefinition<View> = PageView<View> & {
  load: (page: PageContext, params: ScreenParams, query: QueryParameters) => Promise<PageResult<View>>;
  /** Whether the screen is empty because its service does not respond (§7.2): the status is 500 then. */
  isUnavailable?: (view: View) => boolean;
};

/**
 * Creates `defineRequestPage` with the component for pages that cannot be shown. A definition returns what a route file
 * exports for a brand: `Page` and `generateMetadata`, with one call of the loader.
 */
export const createDefineRequestPage =
  (PageFailure: ComponentType<PageFailureProps>) =>
  <View,>(name: ScreenName, { load, ...definition }: RequestPageDefinition<View>) => {
    const render: RenderPage = (page, params, query) => renderView(page, () => load(page, params, query), definition);
    const open: RenderPage = (page, params, query) => openView(page, () => load(page, params, query), definition);

    const definePage = (brand: Brand) => {
      const renderOnce = cache(async (key: string) => {
        const [params, query] = JSON.parse(key) as [ScreenParams, QueryParameters];
        const page = resolvePage(getSite(brand), name, params);
        return page ? withDeadline(page, (limited) => render(limited, params, query)) : unmatched('unmatched');
      });
      const getOutcome = async ({ params, searchParams }: PageProps) =>
        renderOnce(JSON.stringify([await params, await searchParams]));

      const Page = async (props: PageProps) => {
        const outcome = await getOutcome(props);
        if (!outcome.ok) {
          const { error } = outcome;
          const stories = error.kind === 'unavailable' ? await loadLatestStories(getSite(brand)) : [];
          return <PageFailure brand={brand} error={error} rendering="request" stories={stories} />;
        }
        if (outcome.value.state === 'unavailable') setStatus(500);
        return outcome.value.screen;
      };

      const generateMetadata = async (props: PageProps): Promise<Metadata> => {
        const outcome = await getOutcome(props);
        return outcome.ok ? outcome.value.metadata : failureMetadata(outcome.error, brand);
      };

      return { Page, generateMetadata };
    };
    return Object.assign(definePage, { render, open });
  };
