import { isOwnReference } from '../accounts/cookies.ts';
import { listChosenNewsletters } from '../accounts/newsletters.ts';
import { isSubscriber, listSubscriptions } from '../accounts/subscriptions.ts';
import { findRequestSession } from '../accounts/visitor.ts';
import type { StoreDeps } from './deps.ts';
import { privateHeaders } from './views/layout.ts';
import type { Route } from '../server/router.ts';

const prefix = '/data-api/audience/';

const jsonResponse = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: privateHeaders });

const decodeEmail = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text).trim().toLowerCase();
  } catch {
    // A percent sign that means nothing: nobody has such an address.
    return undefined;
  }
};

/** `GET /data-api/audience/{email}` (SPEC §7.2): a visitor's own data, by the session. `email` is the value of the `useremail` cookie, or the address itself. */
export const audienceRoute = ({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Route => ({
  path: `${prefix}*`,
  methods: ['GET'],
  handle: async (request) => {
    const session = await findRequestSession(db, request, clock());
    // Pages make this call for readers who are not signed in (SPEC §4): they learn nothing, and it is no fault.
    if (!session) return new Response(null, { status: 204, headers: privateHeaders });
    const { account } = session;
    const email = decodeEmail(new URL(request.url).pathname.slice(prefix.length).replace(/\/$/, ''));
    if (!isOwnReference(email, session)) return jsonResponse(403, { error: 'These are not your data.' });
    const [subscriptions, newsletters] = await Promise.all([
      listSubscriptions(db, account.id),
      listChosenNewsletters(db, account.id),
    ]);
    return jsonResponse(200, {
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
