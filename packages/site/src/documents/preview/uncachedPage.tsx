import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { env } from '../../env';
import { failureMetadata } from '../../framework/metadata';
import { PageFailure } from '../../shell/page/PageFailure';
import { setStatus } from '@masthead/next-runtime/response-status';
import { unmatched, type PageResult } from '../../framework/result';
import type { RenderedPage } from '../../framework/renderPage';
import { getRouteMatcher, type QueryParameters } from '../../routing/match';
import { firstValue } from '../../routing/parameters';
import { createPageContext } from '../../framework/pageContext';
import { withDeadline } from '../../framework/withDeadline';
import { getSite } from '../../framework/site';
import { routes } from '../../routing/routes';
import { logSecurityEvent } from '@masthead/next-runtime/security-log';
import { describeError } from './describeError';
import { uncachedSite } from './uncachedSite';
import {
  internalCookie,
  isInternal,
  type Editor,
  getEditor,
  getPreviewCookie,
  tokenParameter,
} from '@masthead/next-runtime/editor';
import { previewTexts } from '@masthead/texts/errors';
import { getMode, type Mode } from './mode';
import { PreviewBar } from './PreviewBar';
import { RejectedPreview } from './RejectedPreview';
import { screenPages } from '../screenPages.generated';

type PageProps = { params: Promise<{ path?: string[] }>; searchParams: Promise<QueryParameters> };

/** Uncached pages are not indexed: they are previews, or duplicates of cached pages. */
const robots = { index: false, follow: false };

/** Previews do not send their address to other sites. */
const previewMetadata: Metadata = { robots, referrer: 'no-referrer' };

const statuses = { forbidden: 403, refused: 400 } as const;

const getPath = (path: readonly string[]): string => (path.length === 0 ? '/' : `/${path.join('/')}/`);

/**
 * Any screen, rendered for one request and never cached (§2.6): for `preview` and `nocache`,
 * and for internal users, to whom failed pages show the raw error (§2.4).
 */
export const uncachedPage = (brand: Brand) => {
  /**
   * The production server has verified the identity already (`server/editorIdentity.ts`); `next dev` has only this
   * check.
   */
  const readEditor = async ({ params, searchParams }: PageProps): Promise<Editor> => {
    const [query, jar] = [await searchParams, await cookies()];
    const request = {
      path: getPath((await params).path ?? []),
      endpoint: firstValue(query.preview) ?? '',
      token: firstValue(query[tokenParameter]),
    };
    return getEditor(
      env,
      {
        ...request,
        internalCookie: jar.get(internalCookie)?.value,
        previewCookie: jar.get(getPreviewCookie(env).name)?.value,
      },
      Date.now(),
    );
  };
  const getRequestMode = async (props: PageProps): Promise<Mode> =>
    getMode(await props.searchParams, { brand, env, editor: await readEditor(props) });

  const renderOnce = cache(async (key: string): Promise<PageResult<RenderedPage>> => {
    const [path, query, mode] = JSON.parse(key) as [string[], QueryParameters, Mode];
    const match = getRouteMatcher(brand).matchAddress(getPath(path), query);
    if (!match) return unmatched('unmatched');
    return withDeadline(uncachedSite(getSite(brand), mode), (site) =>
      screenPages[routes[match.name].screen].render(createPageContext(site, match), match.params, query),
    );
  });
  const loadOutcome = async ({ params, searchParams }: PageProps, mode: Mode) =>
    renderOnce(JSON.stringify([(await params).path ?? [], await searchParams, mode]));

  const renderBar = async ({ params }: PageProps, { preview }: Mode) =>
    preview.kind === 'endpoint' ? (
      <PreviewBar endpoint={preview.address} path={getPath((await params).path ?? [])} />
    ) : null;

  const Page = async (props: PageProps) => {
    const mode = await getRequestMode(props);
    const { preview } = mode;
    if (preview.kind === 'forbidden' || preview.kind === 'refused') {
      const { kind } = preview;
      logSecurityEvent(
        { event: 'preview-refused', reason: preview.kind === 'forbidden' ? preview.reason : 'unknown-origin' },
        await headers(),
      );
      setStatus(statuses[kind]);
      return <RejectedPreview brand={brand} reason={kind} />;
    }
    const outcome = await loadOutcome(props, mode);
    if (outcome.ok) {
      if (outcome.value.state === 'unavailable') setStatus(500);
      return (
        <>
          {await renderBar(props, mode)}
          {outcome.value.screen}
        </>
      );
    }
    const isInternalUser = isInternal(env.INTERNAL_USER_KEY, (await cookies()).get(internalCookie)?.value, Date.now());
    return (
      <PageFailure
        brand={brand}
        error={outcome.error}
        rendering="request"
        detail={isInternalUser ? describeError(outcome.error) : undefined}
      />
    );
  };

  const generateMetadata = async (props: PageProps): Promise<Metadata> => {
    const mode = await getRequestMode(props);
    const { kind } = mode.preview;
    if (kind === 'forbidden' || kind === 'refused')
      return { title: { absolute: `${previewTexts.refusedTitle} | ${brand.name}` }, ...previewMetadata };
    const outcome = await loadOutcome(props, mode);
    if (!outcome.ok) return failureMetadata(outcome.error, brand);
    return { ...outcome.value.metadata, ...(kind === 'endpoint' ? previewMetadata : { robots }) };
  };

  return { Page, generateMetadata };
};
