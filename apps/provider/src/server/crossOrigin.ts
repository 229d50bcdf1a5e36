/** Whether an origin belongs to the publications, so that its pages may send forms. The request says where the reader is. */
export type IsOwnOrigin = (origin: string, request: Request) => boolean;

/** `no-browser`: the request has neither `Origin` nor `Sec-Fetch-Site`, and every browser sends one of them with a POST. */
export type Sender = 'own-page' | 'other-site' | 'no-browser';

/** Who has sent a request that changes something. A page of another site can forge neither of the two headers. */
export const classifySender = (request: Request, isOwnOrigin: IsOwnOrigin): Sender => {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'other-site';
  // Some privacy settings hide the origin; a sandboxed or foreign page that hides it is not `same-origin`.
  if (origin === 'null' && site === 'same-origin') return 'own-page';
  if (origin !== null) return isOwnOrigin(origin, request) ? 'own-page' : 'other-site';
  return site === null ? 'no-browser' : 'own-page';
};

const html = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>We could not accept your form</title><h1>We could not accept your form</h1><p>${message}</p></html>`;

/**
 * The response that refuses a request, or undefined where it may pass. A request that comes from no browser may change
 * something only without cookies: then it acts for nobody.
 */
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
