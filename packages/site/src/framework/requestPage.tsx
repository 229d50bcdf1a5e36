import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ComponentType } from 'react';
import type { QueryParameters, ScreenParams } from '../routing/match';
import type { ScreenName } from '../routing/screens';
import { inTime } from './inTime';
import { failureMetadata } from './metadata';
import { resolvePage, type PageContext } from './pageContext';
import type { PageFailureProps } from './pageFailure';
import { setStatus } from '@masthead/next-runtime/response-status';
import { unmatched, type PageResult } from './result';
import { showView, type ScreenDefinition, type Show } from './show';
import { siteOf } from './site';

type PageProps = { params: Promise<ScreenParams>; searchParams: Promise<QueryParameters> };

/** A screen that is rendered for each request, because its query has too many values to cache. */
export type RequestPageDefinition<View> = ScreenDefinition<View> & {
  load: (page: PageContext, params: ScreenParams, query: QueryParameters) => Promise<PageResult<View>>;
  /** Whether the screen is empty because its service does not respond (SPEC §7.2): the status is 500 then. */
  isFault?: (view: View) => boolean;
};

/**
 * Creates `defineRequestPage` with the component for pages that cannot be shown. A definition returns what a route file
 * exports for a brand: `Page` and `generateMetadata`, with one call of the loader.
 */
export const createDefineRequestPage =
  (PageFailure: ComponentType<PageFailureProps>) =>
  <View,>(name: ScreenName, { load, ...definition }: RequestPageDefinition<View>) => {
    const show: Show = (page, params, query) => showView(page, () => load(page, params, query), definition);

    const definePageOf = (brand: Brand) => {
      const showOnce = cache(async (key: string) => {
        const [params, query] = JSON.parse(key) as [ScreenParams, QueryParameters];
        const page = resolvePage(siteOf(brand), name, params);
        return page ? show(inTime(page), params, query) : unmatched('unmatched');
      });
      const outcomeOf = async ({ params, searchParams }: PageProps) =>
        showOnce(JSON.stringify([await params, await searchParams]));

      const Page = async (props: PageProps) => {
        const outcome = await outcomeOf(props);
        if (!outcome.ok) return <PageFailure brand={brand} error={outcome.error} rendering="request" />;
        if (outcome.value.state === 'fault') setStatus(500);
        return outcome.value.screen;
      };

      const generateMetadata = async (props: PageProps): Promise<Metadata> => {
        const outcome = await outcomeOf(props);
        return outcome.ok ? outcome.value.metadata : failureMetadata(outcome.error, brand);
      };

      return { Page, generateMetadata };
    };
    return Object.assign(definePageOf, { show });
  };
