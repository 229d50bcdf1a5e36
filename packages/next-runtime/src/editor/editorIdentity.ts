import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { renderRefusal, privateHeaders, type SendRefusal } from '../plainPage.ts';
import {
  createSigner,
  type Editor,
  type EditorEnv,
  getEditor,
  getPreviewCookie,
  internalCookie,
  isInternal,
  withoutCookies,
} from './editor.ts';
import { bypassParams, createPreviewToken, type PreviewGrant, tokenParameter } from './previewToken.ts';
import { logSecurityEvent } from '../securityLog.ts';

/** How long (s) an editor can follow links after opening a preview: a working day. */
const sessionSeconds = 8 * 3600;

/** The decoded name of one `name=value` part of a query. */
const getName = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? '';

const removeParameters = (path: string, query: string, names: readonly string[]): string => {
  const rest = query.split('&').filter((part) => !names.includes(getName(part)));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
};

/** Headers that move a token from the address into a cookie: it does not stay in the history, in links or in logs. */
const toCookieHeaders = (env: EditorEnv, grant: PreviewGrant, url: string, nowMs: number): OutgoingHttpHeaders => {
  const signer = createSigner(env);
  const nowSeconds = Math.floor(nowMs / 1000);
  const expires = Math.min(grant.expires, nowSeconds + sessionSeconds);
  const { name, attributes } = getPreviewCookie(env);
  const cookie =
    signer &&
    `${name}=${createPreviewToken(signer, { ...grant, expires })}; Max-Age=${expires - nowSeconds}; ${attributes}`;
  return {
    ...privateHeaders,
    // More than one slash at the start would name another host.
    Location: url.replace(/^[/\\]+/, '/'),
    ...(cookie && { 'Set-Cookie': cookie }),
  };
};

/** Internal cookies of one request whose signature is verified. A browser sends one; more are removed unread. */
const maxVerified = 4;

/** Leaves cookies of editors in a request only if signed: from here on their presence means an identity. */
const verifyCookies = ({ headers }: IncomingMessage, env: EditorEnv, nowMs: number): void => {
  if (!headers.cookie?.includes(internalCookie)) return;
  let left = maxVerified;
  const isForged = (value: string): boolean => (left -= 1) < 0 || !isInternal(env.INTERNAL_USER_KEY, value, nowMs);
  const cookie = withoutCookies(headers.cookie, (name, value) => name === internalCookie && isForged(value));
  if (cookie === undefined) delete headers.cookie;
  else headers.cookie = cookie;
};

/** `nocache` without an identity is for developers on their own machine only. */
const acceptsNocache = (editor: Editor, { DEPLOYMENT }: EditorEnv): boolean =>
  editor.kind !== 'none' || DEPLOYMENT === 'development';

/** Whether a frame of the desk on another site requests a page: browsers send it no cookies. */
const isForeignFrame = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';

/** Whether a check lets a request pass, or has sent the response to it. */
export type GuardResult = 'allowed' | 'responded';

/** What identities of editors are checked against. */
export type EditorGuardOptions = {
  env: EditorEnv;
  sendRefusal: SendRefusal;
  /** Whether a path may lead to a page, which editors may preview. */
  mayBePage: (path: string) => boolean;
};

/**
 * Requires an editor's identity (decision 30): without one a preview is a 403, and `nocache` and cookies are removed.
 */
export const requireEditor = (
  request: IncomingMessage,
  response: ServerResponse,
  { env, sendRefusal, mayBePage }: EditorGuardOptions,
  nowMs: number,
): GuardResult => {
  verifyCookies(request, env, nowMs);
  const url = request.url ?? '/';
  const [path = '/'] = url.split('?', 1);
  const query = url.slice(path.length + 1);
  if (query === '' || !mayBePage(path)) return 'allowed';
  const parameters = new URLSearchParams(query);
  if (!bypassParams.some((name) => parameters.has(name))) return 'allowed';

  const endpoint = parameters.get('preview') ?? '';
  const token = parameters.get(tokenParameter) ?? undefined;
  const editor = getEditor(env, { path, endpoint, token, cookie: request.headers.cookie }, nowMs);
  const isFramed = isForeignFrame(request);
  if (token && endpoint && editor.kind === 'preview' && !isFramed) {
    const to = removeParameters(path, query, [tokenParameter]);
    const headers = toCookieHeaders(env, editor.grant, to, nowMs);
    sendRefusal(request, response, { status: 303, page: renderRefusal('moved'), headers });
    return 'responded';
  }
  if (endpoint && editor.kind === 'none') {
    logSecurityEvent(
      { event: 'preview-refused', reason: editor.reason },
      new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for'] ?? '') }),
    );
    sendRefusal(request, response, {
      status: 403,
      page: renderRefusal('noEditor'),
      headers: { ...privateHeaders, 'X-Robots-Tag': 'noindex' },
    });
    return 'responded';
  }
  const ignored = [
    ...(isFramed ? [] : [tokenParameter]),
    ...(endpoint ? [] : ['preview']),
    ...(acceptsNocache(editor, env) ? [] : ['nocache']),
  ];
  request.url = removeParameters(path, query, ignored);
  return 'allowed';
};
