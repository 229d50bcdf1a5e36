import { html } from '../mail/html.ts';
import type { StoreDeps } from '../registration/deps.ts';
import { tokenPageHeaders } from '../registration/linkTokens.ts';
import { pageResponse, type View } from '../registration/views/layout.ts';
import { messageView } from '../registration/views/register.ts';
import { createVisit, type Visit } from '../registration/visit.ts';
import type { Route } from '../server/router.ts';
import { digestPath } from './digestMail.ts';
import { endDigest, isDigestToken } from '../accounts/digests.ts';

const listLink = { title: 'Your reading list', url: '/saved/' };

const confirmView = ({ brand }: Visit, token: string): View => ({
  title: 'End your digest',
  columns: 'one',
  intro: html`<p class="kicker">${brand.name}</p><h1>End your digest</h1><p class="deck">You still follow what you follow, and find it in your reading list.</p>`,
  main: html`<form method="post" action="${digestPath}?${String(new URLSearchParams({ token, promoCode: brand.promoCode }))}"><button class="btn" type="submit">Unsubscribe</button></form>`,
});

/**
 * The page of the link that ends a digest. `GET` asks for a press, because mail programs open links in advance. `POST` ends
 * it, also from a mail program without cookies (RFC 8058), whatever its body is.
 */
export const digestRoute = (deps: StoreDeps): Route => ({
  path: digestPath,
  methods: ['GET', 'POST'],
  handle: async (request, client) => {
    const visit = createVisit(request, client, new URLSearchParams(), deps);
    const token = new URL(request.url).searchParams.get('token') ?? undefined;
    const respond = (view: View, status = 200): Response => pageResponse(visit, 'out', view, status, tokenPageHeaders);
    if (request.method === 'POST') {
      await endDigest(deps.db, token);
      return respond(
        messageView(
          visit,
          'Your digest has ended',
          'You receive no further digest. You can choose one again in your reading list.',
          listLink,
        ),
      );
    }
    if (token !== undefined && (await isDigestToken(deps.db, token))) return respond(confirmView(visit, token));
    return respond(
      messageView(
        visit,
        'This digest has ended',
        'No digest is sent for this link. You can choose one again in your reading list.',
        listLink,
      ),
      404,
    );
  },
});
