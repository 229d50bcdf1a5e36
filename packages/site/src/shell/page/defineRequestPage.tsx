import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import type { Params } from './definePage';
import { guarded } from '../../framework/guarded';
import { inTime } from '../../framework/inTime';
import { failureMetadata, PageFailure } from './PageFailure';
import { answerWith } from '../../server/response';
import type { PageResult } from '../../framework/result';
import { shown, type QueryParameters, type Show } from '../../framework/show';
import { siteOf, type Site } from '../../framework/site';

export type { QueryParameters } from '../../framework/show';

type PageProps = { params: Promise<Params>; searchParams: Promise<QueryParameters> };

/** A screen that is made for each request, because its address has a query that cannot be foreseen. */
export type RequestPageDefinition<View> = {
  load: (site: Site, params: Params, query: QueryParameters) => Promise<PageResult<View>>;
  Screen: (props: { view: View; site: Site }) => ReactNode;
  metadata: (view: View, site: Site) => Metadata;
  /** Whether the screen stands with nothing in it because its service does not answer (SPEC §7.2): the status says so. */
  isFault?: (view: View) => boolean;
};

/** What stands in the app tree for a screen that reads the query: `Page` and `generateMetadata`, with one call of the loader. */
export const defineRequestPage = <View,>({ load, ...definition }: RequestPageDefinition<View>) => {
  const show: Show = async (site, params, query) =>
    shown(await guarded(() => load(site, params, query)), site, definition);

  const page = (brand: Brand) => {
    const showOnce = cache((key: string) => {
      const [params, query] = JSON.parse(key) as [Params, QueryParameters];
      return show(inTime(siteOf(brand)), params, query);
    });
    const outcomeOf = async ({ params, searchParams }: PageProps) =>
      showOnce(JSON.stringify([await params, await searchParams]));

    const Page = async (props: PageProps) => {
      const outcome = await outcomeOf(props);
      if (!outcome.ok) return <PageFailure brand={brand} error={outcome.error} rendering="request" />;
      if (outcome.value.state === 'fault') answerWith(500);
      return outcome.value.screen;
    };

    const generateMetadata = async (props: PageProps): Promise<Metadata> => {
      const outcome = await outcomeOf(props);
      return outcome.ok ? outcome.value.metadata : failureMetadata(outcome.error, brand);
    };

    return { Page, generateMetadata };
  };
  return Object.assign(page, { show });
};
