import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { missingMetadata } from '../metadata/metadata';
import type { Params } from './definePage';
import { PageFailure } from './PageFailure';
import type { PageResult } from './result';
import { siteOf, type Site } from './site';

/** Parameters of the query as Next hands them over. */
export type QueryParameters = Record<string, string | string[] | undefined>;

type PageProps = { params: Promise<Params>; searchParams: Promise<QueryParameters> };

/** A screen that is made for each request, because its address has a query that cannot be foreseen. */
export type RequestPageDefinition<View> = {
  load: (site: Site, params: Params, query: QueryParameters) => Promise<PageResult<View>>;
  Screen: (props: { view: View; site: Site }) => ReactNode;
  metadata: (view: View, site: Site) => Metadata;
};

/** What stands in the app tree for a screen that reads the query: `Page` and `generateMetadata`, with one call of the loader. */
export const defineRequestPage =
  <View,>({ load, Screen, metadata }: RequestPageDefinition<View>) =>
  (brand: Brand) => {
    const loadOnce = cache((key: string) => {
      const [params, query] = JSON.parse(key) as [Params, QueryParameters];
      return load(siteOf(brand), params, query);
    });
    const outcomeOf = async ({ params, searchParams }: PageProps) => loadOnce(JSON.stringify([await params, await searchParams]));

    const Page = async (props: PageProps) => {
      const outcome = await outcomeOf(props);
      return outcome.ok ? <Screen view={outcome.value} site={siteOf(brand)} /> : <PageFailure brand={brand} error={outcome.error} rendering="request" />;
    };

    const generateMetadata = async (props: PageProps): Promise<Metadata> => {
      const outcome = await outcomeOf(props);
      return outcome.ok ? metadata(outcome.value, siteOf(brand)) : missingMetadata(outcome.error, brand);
    };

    return { Page, generateMetadata };
  };
