import { getTexts } from '@masthead/texts/languages';
import { html } from '../mail/html.ts';
import type { StoreDeps } from '../registration/deps.ts';
import { tokenPageHeaders } from '../registration/linkTokens.ts';
import { pageResponse, type View } from '../registration/views/layout.ts';
import { messageView } from '../registration/views/register.ts';
import { createVisit, type Visit } from '../registration/visit.ts';
import type { Route } from '../../server/router.ts';
import { digestPath } from './digestMail.ts';
import { endDigest, isDigestToken } from '../accounts/digests.ts';

const getPageTexts = ({ brand }: Visit) => getTexts(brand.language).storePages.digestPageTexts;

const endedView = (visit: Visit, title: string, text: string): View =>
  messageView(visit, title, text, { title: getPageTexts(visit).list, url: '/saved/' });

const confirmView = (visit: Visit, token: string): View => {
  const { brand } = visit;
  const texts = getPageTexts(visit);
  return {
    title: texts.end,
    columns: 'one',
    intro: html`<p class="kicker">${brand.name}</p><h1>${texts.end}</h1><p class="deck">${texts.endLede}</p>`,
    main: html`<form method="post" action="${digestPath}?${String(new URLSearchParams({ token, promoCode: brand.promoCode }))}"><button class="btn" type="submit">${texts.unsubscribe}</button></form>`,
  };
};

/** The page that ends a digest. `GET` shows a button: mail programs prefetch links. `POST` ends it (RFC 8058). */
export const digestRoute = (deps: StoreDeps): Route => ({
  path: digestPath,
  methods: ['GET', 'POST'],
  handle: async (request, client) => {
    const visit = createVisit(request, client, new URLSearchParams(), deps);
    const texts = getPageTexts(visit);
    const token = new URL(request.url).searchParams.get('token') ?? undefined;
    const respond = (view: View, status = 200): Response => pageResponse(visit, 'out', view, status, tokenPageHeaders);
    if (request.method === 'POST') {
      await endDigest(deps.db, token);
      return respond(endedView(visit, texts.ended, texts.endedLede));
    }
    if (token !== undefined && (await isDigestToken(deps.db, token))) return respond(confirmView(visit, token));
    return respond(endedView(visit, texts.endedBefore, texts.endedBeforeLede), 404);
  },
});
