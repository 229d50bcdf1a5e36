import { isOwnReference } from '../accounts/cookies.ts';
import { listChosenNewsletters } from '../accounts/newsletters.ts';
import { isSubscriber, listSubscriptions } from '../accounts/subscriptions.ts';
import { findRequestSession, type SessionDeps } from '../accounts/visitor.ts';
import { privateJson } from './responses.ts';
import { privateHeaders } from './views/layout.ts';
import { decodePercents } from '../../server/percentEncoding.ts';
import type { Route } from '../../server/router.ts';

const prefix = '/data-api/audience/';

/** `GET /data-api/audience/{email}` (§7.2): the session's own data. `email`: the cookie's value or the address. */
export const audienceRoute = (deps: SessionDeps): Route => ({
  path: `${prefix}*`,
  methods: ['GET'],
  handle: async (request) => {
    const session = await findRequestSession(deps, request);
    // Pages call this route for signed-out readers too (§4), so it is not an error.
    if (!session) return new Response(null, { status: 204, headers: privateHeaders });
    const { account } = session;
    const segment = new URL(request.url).pathname.slice(prefix.length).replace(/\/$/, '');
    const email = decodePercents(segment)?.trim().toLowerCase();
    if (!isOwnReference(email, session)) return privateJson(403, { error: 'This data belongs to another account.' });
    const [subscriptions, newsletters] = await Promise.all([
      listSubscriptions(deps.db, account.id),
      listChosenNewsletters(deps.db, account.id),
    ]);
    return privateJson(200, {
      email: account.email,
      userId: account.id,
      userState: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
      products: subscriptions.map(({ productId, status }) => ({ productId, status })),
      newsletters: newsletters.map(({ site, productCode }) => ({ site, productCode })),
      jobTitle: account.title,
      company: account.firmName,
      country: account.countryCode,
    });
  },
});
