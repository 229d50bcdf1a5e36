import { type Brand, getPreviewOrigins, type Env } from '@masthead/config';
import { getEditor, internalCookie, isInternal, type Editor } from '@masthead/next-runtime/editor';
import { tokenParameter } from '@masthead/next-runtime/preview-token';
import { logSecurityEvent } from '@masthead/next-runtime/security-log';
import { previewTexts, notFoundTexts } from '@masthead/texts/errors';
import type { NextRequest } from 'next/server';
import { env } from '../../env';
import { getSite, uncachedPartners, type Site } from '../../framework/site';
import { firstValue } from '../../routing/parameters';
import { matchPage, openAddress, toErrorDocument, type Address, type DocumentPage } from '../loadDocument';
import * as styles from './previewBar.css';
import { ButtonLink, PageHeader, Section } from '@masthead/design-system';
import { unlistedPage } from '../../framework/pageContext';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { QueryParameters } from '../../routing/match';

/** The effect of the parameters `preview` and `nocache` on a request (§2.6, §7.1). */
type Mode = {
  /** The endpoint of the content service; `forbidden` without identity, `refused` for an unlisted origin. */
  preview:
    | { kind: 'none' }
    | { kind: 'endpoint'; address: string }
    | { kind: 'forbidden'; reason: Extract<Editor, { kind: 'none' }>['reason'] }
    | { kind: 'refused' };
  caches: 'use' | 'skip';
};

const getPreview = (value: string | undefined, origins: readonly string[], editor: Editor): Mode['preview'] => {
  if (!value) return { kind: 'none' };
  if (editor.kind === 'none') return { kind: 'forbidden', reason: editor.reason };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // `origin` ignores credentials in the URL; editors' URLs have none.
  const allowed = url && origins.includes(url.origin) && url.username === '' && url.password === '';
  return allowed ? { kind: 'endpoint', address: url.href } : { kind: 'refused' };
};

type ModeEnv = Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>;

/** `preview` and `nocache` require an editor's identity (decision 30), except `nocache` in development. */
export const getMode = (
  query: QueryParameters,
  { brand, env, editor }: { brand: Pick<Brand, 'previewOrigins'>; env: ModeEnv; editor: Editor },
): Mode => {
  const maySkip = editor.kind !== 'none' || env.DEPLOYMENT === 'development';
  return {
    preview: getPreview(firstValue(query.preview), getPreviewOrigins(brand, env), editor),
    caches: firstValue(query.nocache) && maySkip ? 'skip' : 'use',
  };
};

/** The site for one request: with the preview's endpoint, or without caches (§2.6). */
const uncachedSite = (site: Site, { preview, caches }: Mode): Site => {
  const requestOptions = {
    ...(preview.kind === 'endpoint' && { endpoint: preview.address }),
    ...(caches === 'skip' && { nocache: true }),
  };
  const { content } = site;
  return {
    ...site,
    content: { ...content, query: (request) => content.query({ ...request, ...requestOptions }) },
    partners: caches === 'skip' ? uncachedPartners(site.brand) : site.partners,
  };
};

/** The status of a refused preview: without an editor's identity, or of an origin that is not on the brand's list. */
const statuses = { forbidden: 403, refused: 400 } as const;

const RejectedPreview = ({ brand, reason }: { brand: Brand; reason: keyof typeof statuses }) => (
  <SiteFrame page={unlistedPage(brand)}>
    <PageHeader title={previewTexts.title} description={previewTexts[reason]} />
    <Section>
      <ButtonLink link={{ title: notFoundTexts.home, url: '/' }} look="ink" />
    </Section>
  </SiteFrame>
);

/** Shows editors the preview's endpoint and a link to the public page. */
const PreviewBar = ({ endpoint, path }: { endpoint: string; path: string }) => (
  <aside className={styles.bar} aria-label={previewTexts.preview}>
    <p>{previewTexts.of(new URL(endpoint).host)}</p>
    <a href={path} target="_top">
      {previewTexts.leave}
    </a>
  </aside>
);

/** Uncached pages are not indexed: they are previews, or duplicates of cached pages. */
const robots = { index: false, follow: false };

/** Previews do not send their address to other sites. */
const previewHeaders = { 'referrer-policy': 'no-referrer' };

/** The production server has verified the identity already (`editorIdentity.ts`); `next dev` has only this check. */
const getRequestMode = (brand: Brand, { headers }: NextRequest, { path, query }: Address): Mode => {
  const endpoint = firstValue(query.preview) ?? '';
  const cookie = headers.get('cookie') ?? undefined;
  const editor = getEditor(env, { path, endpoint, token: firstValue(query[tokenParameter]), cookie }, Date.now());
  return getMode(query, { brand, env, editor });
};

/** A document for one request, never cached (§2.6): previews, `nocache`, internal users' raw errors (§2.4). */
export const loadUncachedDocument = async (
  brand: Brand,
  request: NextRequest,
  address: Address,
): Promise<DocumentPage> => {
  const mode = getRequestMode(brand, request, address);
  const { preview } = mode;
  if (preview.kind === 'forbidden' || preview.kind === 'refused') {
    const reason = preview.kind === 'forbidden' ? preview.reason : 'unknown-origin';
    logSecurityEvent({ event: 'preview-refused', reason }, request.headers);
    return {
      status: statuses[preview.kind],
      screen: <RejectedPreview brand={brand} reason={preview.kind} />,
      metadata: { title: { absolute: `${previewTexts.refusedTitle} | ${brand.name}` }, robots },
      headers: previewHeaders,
    };
  }
  const outcome = await openAddress(uncachedSite(getSite(brand), mode), address, matchPage(brand, address));
  if (!outcome.ok) {
    const internal = isInternal(env.INTERNAL_USER_KEY, request.cookies.get(internalCookie)?.value, Date.now());
    return toErrorDocument(brand, outcome.error, internal ? 'internal' : 'readers');
  }
  const { screen, metadata, state } = outcome.value;
  return {
    status: state === 'unavailable' ? 500 : 200,
    screen: (
      <>
        {preview.kind === 'endpoint' && <PreviewBar endpoint={preview.address} path={address.path} />}
        {screen}
      </>
    ),
    metadata: { ...metadata, robots },
    ...(preview.kind === 'endpoint' && { headers: previewHeaders }),
  };
};
