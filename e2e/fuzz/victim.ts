import { StartError } from '@masthead/scripts/errors';
import { get, publicHost, send, type HttpInput } from './request.ts';
import type { Reply } from './response.ts';
import { canary, secretCanary, type Violation } from './rules.ts';

/** A signed-in reader whose pages are read while others send hostile requests. */
export type Victim = {
  /** Values that only this reader may see. */
  secrets: readonly string[];
  /** Requests a page as any visitor does, after an attacker has requested it. */
  visit: (input: HttpInput) => Promise<Violation | undefined>;
  /** Reads the shared pages and the reader's own data once more. */
  readEverything: () => Promise<readonly Violation[]>;
};

const sample = { email: 'subscriber@example.com', password: 'plotline-demo' } as const;
/** Longer than any response of a server without other work. */
const visitTimeoutMs = 10_000;

const getCookies = ({ headers }: Reply): readonly string[] =>
  headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value.split(';')[0] ?? '');

const signIn = async (port: number): Promise<readonly string[]> => {
  const form: HttpInput = {
    server: 'site',
    row: 'sign in',
    method: 'POST',
    target: '/Registration/Login.aspx',
    headers: [
      ['content-type', 'application/x-www-form-urlencoded'],
      ['origin', `https://${publicHost}`],
      ['sec-fetch-site', 'same-origin'],
    ],
    body: { text: new URLSearchParams(sample).toString(), encoding: 'utf8', framing: 'length' },
  };
  const reply = await send(form, port);
  const cookies = getCookies(reply).filter((cookie) => !cookie.endsWith('='));
  if (!cookies.some((cookie) => /session/.test(cookie)))
    throw new StartError(
      `The sample reader ${sample.email} cannot sign in: status ${reply.status}. Check the sample accounts of the provider.`,
    );
  return cookies;
};

const sharedPages = [
  '/',
  '/markets/',
  '/markets/northeast/',
  '/sectors/office/',
  '/search/?q=office',
  '/events/',
  '/resources/',
  '/sitemap/',
  '/sitemap.xml',
  '/rss/feed/',
  '/rss/feed/json/',
  '/robots.txt',
  '/static/about-us/',
  '/no-such-page/',
  '/Registration/Login.aspx',
  '/author/profile/maren-ostrow/',
  '/company-resources/',
  '/podcastcenter/',
] as const;

const foreignTextIn = (reply: Reply): string | undefined =>
  [canary, secretCanary].find(
    (text) => reply.body.includes(text) || reply.headers.some(([, value]) => value.includes(text)),
  );

const decoded = (path: string): string =>
  path.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The address that a hostile request meant; undefined where the address itself holds the canary or is no address. */
const getUrl = ({ target }: HttpInput): string | undefined => {
  const [path = ''] = target.split('?');
  const text = decoded(decoded(path)).toLowerCase();
  return /^\/[!-~]*$/.test(path) && !text.includes(canary) && !text.includes(secretCanary) ? path : undefined;
};

/** Signs the sample reader in and remembers what they see. */
export const createVictim = async (port: number): Promise<Victim> => {
  const cookies = await signIn(port);
  const cookie: HttpInput['headers'] = [['cookie', cookies.join('; ')]];
  const own = async (): Promise<Reply> =>
    send(get('site', '/Registration/JsonWebService.svc/GetBasicUserInfo/', cookie), port, visitTimeoutMs);
  const before = await own();
  if (!before.body.includes(sample.email))
    throw new StartError(`The sample reader's own data cannot be read: status ${before.status}.`);
  const values = cookies
    .map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
    .filter((value) => value.length >= 16);
  return {
    secrets: [sample.email, ...values],
    visit: async (input) => {
      const target =
        input.server === 'site' && (input.method === 'GET' || input.method === 'HEAD') ? getUrl(input) : undefined;
      if (target === undefined) return undefined;
      const found = foreignTextIn(await send(get('site', target), port, visitTimeoutMs));
      return found === undefined
        ? undefined
        : { rule: 'foreign text', detail: `another visitor's ${target} holds ${found}` };
    },
    readEverything: async () => {
      const violations: Violation[] = [];
      for (const page of sharedPages) {
        for (const headers of [[], [['rsc', '1']], cookie] as const) {
          const found = foreignTextIn(await send(get('site', page, headers), port, visitTimeoutMs));
          if (found !== undefined)
            violations.push({ rule: 'foreign text', detail: `${page} (${headers[0]?.[0] ?? 'plain'}) holds ${found}` });
        }
      }
      const after = await own();
      if (after.status !== before.status || after.body !== before.body)
        violations.push({
          rule: 'private data changed',
          detail: `the reader's own data changed: status ${after.status}`,
        });
      return violations;
    },
  };
};
