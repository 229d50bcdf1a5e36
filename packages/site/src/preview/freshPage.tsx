import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { env } from '../env';
import { failureMetadata, PageFailure } from '../page/PageFailure';
import { answerWith } from '../page/response';
import { unmatched, type PageResult } from '../page/result';
import type { QueryParameters, Shown } from '../page/show';
import { siteOf } from '../page/site';
import { prefixesOf } from '../partners/prefix';
import { routeRewrites } from '../routes/rewrites';
import { describeFault } from './describeFault';
import { freshSite } from './freshSite';
import { internalCookie, isInternal } from './internalUser';
import { modeOf } from './mode';
import { PreviewBar } from './PreviewBar';
import { RefusedPreview } from './RefusedPreview';
import { screenAt } from './screenAt';
import { screenOf } from './screenFolders';

type PageProps = { params: Promise<{ path?: string[] }>; searchParams: Promise<QueryParameters> };

/** Nothing of these pages is for search engines: they are previews, or the same as a cached page. */
const robots = { index: false, follow: false };

const addressOf = (path: readonly string[]): string => (path.length === 0 ? '/' : `/${path.join('/')}/`);

/**
 * Any screen, made for this one request and never kept (DECISIONS, Preview and nocache): where the address says
 * `preview` or `nocache`, or the visitor is an internal user, to whom a failed page shows why it failed (SPEC §2.4).
 */
export const freshPage = (brand: Brand) => {
  const table = routeRewrites({ product: brand.product, magazine: brand.magazine.slug, prefixes: prefixesOf(brand).map(({ pathPrefix }) => pathPrefix) });

  const showOnce = cache(async (key: string): Promise<PageResult<Shown>> => {
    const [path, query] = JSON.parse(key) as [string[], QueryParameters];
    const screen = screenOf(screenAt(addressOf(path), query, table));
    return screen ? screen.show(freshSite(siteOf(brand), modeOf(query, brand, env)), screen.params, query) : unmatched('unmatched');
  });
  const outcomeOf = async ({ params, searchParams }: PageProps) => showOnce(JSON.stringify([(await params).path ?? [], await searchParams]));

  const isRefused = async ({ searchParams }: PageProps): Promise<boolean> => modeOf(await searchParams, brand, env).preview.kind === 'refused';

  const barOf = async ({ params, searchParams }: PageProps) => {
    const { preview } = modeOf(await searchParams, brand, env);
    return preview.kind === 'endpoint' ? <PreviewBar endpoint={preview.address} path={addressOf((await params).path ?? [])} /> : null;
  };

  const Page = async (props: PageProps) => {
    if (await isRefused(props)) {
      answerWith(400);
      return <RefusedPreview brand={brand} />;
    }
    const outcome = await outcomeOf(props);
    if (outcome.ok) {
      if (outcome.value.state === 'fault') answerWith(500);
      return <>{await barOf(props)}{outcome.value.screen}</>;
    }
    const internal = isInternal(env.INTERNAL_USER_KEY, (await cookies()).get(internalCookie)?.value, Date.now());
    return <PageFailure brand={brand} error={outcome.error} rendering="request" detail={internal ? describeFault(outcome.error) : undefined} />;
  };

  const generateMetadata = async (props: PageProps): Promise<Metadata> => {
    if (await isRefused(props)) return { title: { absolute: `Preview refused | ${brand.name}` }, robots };
    const outcome = await outcomeOf(props);
    return outcome.ok ? { ...outcome.value.metadata, robots } : failureMetadata(outcome.error, brand);
  };

  return { Page, generateMetadata };
};
