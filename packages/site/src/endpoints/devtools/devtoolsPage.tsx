import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '../../env';
import { failureMetadata } from '../../framework/metadata';
import { NotFoundPage } from '../../shell/page/NotFoundPage';
import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';
import type { QueryParameters } from '../../routing/match';
import { firstText, firstValue } from '../../routing/parameters';
import { getQueryCache, queryHistory } from '../../framework/site';
import { isCrossOrigin } from '../proxy/incoming';
import { FetchScreen, type FetchView } from './FetchScreen';
import { exampleVariables, isOperation, parseVariables } from './operations';
import { RoutesScreen } from './RoutesScreen';
import { runOperation } from './runOperation';
import { ToolsScreen } from './ToolsScreen';

type PageProps = { params: Promise<{ tool?: string[] }>; searchParams: Promise<QueryParameters> };

/** The nonce that the server has put into the policy of the request (`responseSecurity.ts` of next-runtime). */
const readNonce = (requestHeaders: Headers): string | undefined =>
  ['content-security-policy', 'content-security-policy-report-only']
    .map((name) => /'nonce-([^']+)'/.exec(requestHeaders.get(name) ?? '')?.[1])
    .find((nonce) => nonce !== undefined);

const fetchView = async (brand: Brand, query: QueryParameters): Promise<FetchView> => {
  const type = firstValue(query.type);
  const name = isOperation(type) ? type : 'categories';
  const typed = firstValue(query.variables);
  const view: FetchView = {
    name,
    variables: typed ?? JSON.stringify(exampleVariables(name, brand), null, 2),
    read: firstValue(query.nocache) ? 'skip' : 'use',
    nonce: readNonce(await headers()),
  };
  if (typed === undefined) return view;
  // Another site's page could otherwise make a developer's browser send queries.
  if (isCrossOrigin({ headers: await headers() }))
    return { ...view, error: 'This address was opened from another site. Press Run to run the operation.' };
  const variables = parseVariables(typed);
  if (!variables.ok) return { ...view, error: variables.error };
  return {
    ...view,
    run: await runOperation({
      brand,
      name,
      variables: variables.value,
      read: view.read,
      endpoint: env.GRAPHQL_URL,
      cache: getQueryCache(brand),
      fetch: uncachedFetch,
    }),
  };
};

const tools: ReadonlyMap<string, { title: string; description: string }> = new Map(
  Object.entries<{ title: string; description: string }>({
    '': { title: 'Developer tools', description: 'Tools for the developers of this publication.' },
    fetch: { title: 'Fetch', description: 'Runs an operation of the content service.' },
    routes: { title: 'Routes', description: 'The route table of this publication.' },
  }),
);

/** §2.1: `/devtools/**` is a 404 in production. */
const getTool = async ({ params }: PageProps): Promise<string | undefined> => {
  const tool = ((await params).tool ?? []).join('/');
  return env.DEPLOYMENT !== 'production' && tools.has(tool) ? tool : undefined;
};

export const devtoolsNotFound = (brand: Brand) => () => <NotFoundPage brand={brand} />;

/** Page definition of the developer tools (§2.1). */
export const devtoolsPage = (brand: Brand) => {
  const Page = async (props: PageProps): Promise<ReactNode> => {
    const query = await props.searchParams;
    switch (await getTool(props)) {
      case '':
        return <ToolsScreen brand={brand} />;
      case 'fetch':
        return <FetchScreen brand={brand} view={await fetchView(brand, query)} past={queryHistory?.newest() ?? []} />;
      case 'routes':
        return <RoutesScreen brand={brand} filter={firstText(query.q)} />;
      default:
        return notFound();
    }
  };

  const generateMetadata = async (props: PageProps): Promise<Metadata> => {
    await props.searchParams;
    const tool = await getTool(props);
    if (tool === undefined) return failureMetadata({ kind: 'not-found' }, brand);
    return {
      title: { absolute: `${tools.get(tool)?.title} | ${brand.name}` },
      description: tools.get(tool)?.description ?? null,
      robots: { index: false, follow: false },
    };
  };

  return { Page, generateMetadata };
};
