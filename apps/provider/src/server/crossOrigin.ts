/** Whether pages of an origin may send forms. `request` contains the host in the reader's address bar. */
export type IsOwnOrigin = (origin: string, request: Request) => boolean;

/** `no-browser`: neither `Origin` nor `Sec-Fetch-Site`; browsers send one of them with a POST. */
type Sender = 'own-page' | 'other-site' | 'no-browser';

/** Classifies the sender of a request that changes data. A page of another site can forge neither header. */
export const classifySender = (request: Request, isOwnOrigin: IsOwnOrigin): Sender => {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'other-site';
  // Privacy settings may hide the origin of our pages. A sandboxed or cross-site page without an origin is not
  // `same-origin`.
  if (origin === 'null' && site === 'same-origin') return 'own-page';
  if (origin !== null) return isOwnOrigin(origin, request) ? 'own-page' : 'other-site';
  return site === null ? 'no-browser' : 'own-page';
};

const html = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>We could not accept your form</title><h1>We could not accept your form</h1><p>${message}</p></html>`;

/** A 403 for a cross-origin request. One from outside a browser is allowed without cookies: it acts for no account. */
export const rejectCrossOrigin = (request: Request, isOwnOrigin: IsOwnOrigin): Response | undefined => {
  const sender = classifySender(request, isOwnOrigin);
  if (sender === 'own-page' || (sender === 'no-browser' && !request.headers.has('cookie'))) return undefined;
  const error =
    sender === 'other-site'
      ? 'It was sent from a page of another site. Open the page here and send it again.'
      : 'A request with cookies must have an Origin header.';
  const headers = { 'cache-control': 'no-store' };
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json({ error, message: error }, { status: 403, headers });
  return new Response(html(error), {
    status: 403,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
};
