import type {
  DigestChoice,
  FollowedPage,
  Link,
  MyMarket,
  ReadingListContent,
  ReadingListStory,
} from '@masthead/design-system';
import { readingServiceTexts } from '@masthead/texts/accountMenu';
import { followsMarketsKey, readingListUrl } from './readingListHints';

type Wire = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toRecords = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const timeoutMs = 15_000;

/** Whether a path is that of a market. The root layout has the path of the brand's markets. */
const isMarket = (path: string): boolean => {
  const { marketPaths } = document.documentElement.dataset;
  return marketPaths !== undefined && path.startsWith(marketPaths);
};

/** A response of the service. `signed-out`: the browser has no valid session. */
type Reply = { state: 'done'; body: Wire } | { state: 'signed-out' } | { state: 'refused'; message: string };

const unavailable: Reply = {
  state: 'refused',
  message: readingServiceTexts.unavailable,
};

const send = async (url: string, form?: Readonly<Record<string, string>>): Promise<Reply> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  if (response.status === 204 || response.status === 401) return { state: 'signed-out' };
  const body: unknown = await response.json();
  if (response.ok) return { state: 'done', body: isRecord(body) ? body : {} };
  const message = isRecord(body) ? toText(body['error']) : '';
  return message ? { state: 'refused', message } : unavailable;
};

const request = (...parameters: Parameters<typeof send>): Promise<Reply> =>
  send(...parameters).catch((cause: unknown) => {
    console.warn('The reading list does not respond.', cause);
    return unavailable;
  });

/** Remembers whether a market is followed: the next home page reserves space. `soft navigation`: this one too. */
const rememberMarkets = (paths: readonly string[], next: 'document' | 'soft navigation'): void => {
  const followsMarkets = paths.some(isMarket);
  if (next === 'soft navigation') document.documentElement.toggleAttribute('data-markets', followsMarkets);
  try {
    if (followsMarkets) localStorage.setItem(followsMarketsKey, '1');
    else localStorage.removeItem(followsMarketsKey);
  } catch (cause) {
    console.warn('The browser does not store data. The home page does not show followed markets.', cause);
  }
};

let loading: Promise<ReadonlySet<string>> | undefined;
let changes = 0;

const loadPaths = async (): Promise<ReadonlySet<string>> => {
  const changesBefore = changes;
  const reply = await request(readingListUrl);
  const paths = reply.state === 'done' && Array.isArray(reply.body['paths']) ? reply.body['paths'].map(toText) : [];
  // A response to a request from before a change is out of date.
  if (reply.state === 'done' && changes === changesBefore) rememberMarkets(paths, 'soft navigation');
  return new Set(paths);
};

/** Whether the reader has saved or follows the page. The buttons of one page share one request. */
export const hasPage = async (path: string): Promise<boolean> => {
  loading ??= loadPaths().finally(() => {
    // The next page shows changes of other devices.
    loading = undefined;
  });
  return (await loading).has(path);
};

export const changePage = async (path: string, change: 'add' | 'remove'): Promise<Reply> => {
  changes += 1;
  // At once, because the reader may leave before the response: the next home page reserves the space.
  if (change === 'add' && isMarket(path)) rememberMarkets([path], 'soft navigation');
  const reply = await request(readingListUrl, { path, change });
  if (reply.state === 'done' && isMarket(path)) await loadPaths();
  return reply;
};

const toLink = (wire: unknown, title: 'name' | 'title'): Link =>
  isRecord(wire) ? { title: toText(wire[title]), url: toText(wire['path']) } : { title: '', url: '' };

const toStory = (wire: Wire): ReadingListStory => {
  const date = isRecord(wire['date']) ? wire['date'] : {};
  const sponsor = toText(wire['sponsor']);
  return {
    ...toLink(wire, 'title'),
    published: { text: toText(date['text']), iso: toText(date['iso']) },
    ...(isRecord(wire['section']) && { section: toLink(wire['section'], 'name') }),
    ...(sponsor && { sponsor }),
  };
};

const toFollowed = (wire: Wire): FollowedPage => {
  const kind = wire['kind'];
  return { ...toLink(wire, 'name'), kind: kind === 'market' || kind === 'author' ? kind : 'topic' };
};

const toDigest = (wire: unknown): DigestChoice => (wire === 'daily' || wire === 'weekly' ? wire : 'off');

/** Chooses the digest mail of what the reader follows. */
export const chooseDigest = (digest: DigestChoice): Promise<Reply> => request(readingListUrl, { digest });

export const loadReadingList = async (): Promise<ReadingListContent | 'signed-out' | 'failed'> => {
  const reply = await request(`${readingListUrl}?view=stories`);
  if (reply.state !== 'done') return reply.state === 'signed-out' ? 'signed-out' : 'failed';
  const follows = toRecords(reply.body['follows']).map(toFollowed);
  rememberMarkets(
    follows.map(({ url }) => url),
    'soft navigation',
  );
  return {
    saved: toRecords(reply.body['saved']).map(toStory),
    follows,
    newest: toRecords(reply.body['newest']).map(toStory),
    digest: toDigest(reply.body['digest']),
  };
};

const toCount = (value: unknown): number => (typeof value === 'number' ? value : 0);

const toMyMarket = (wire: Wire): MyMarket => {
  const figures = isRecord(wire['figures']) ? wire['figures'] : {};
  return {
    market: toLink(wire, 'name'),
    newest: toLink(wire['newest'], 'title'),
    figures: { newStories: toCount(figures['newStories']), deals: toCount(figures['deals']) },
  };
};

/** Loads the newest story and the figures of each market that the reader follows; undefined where that fails. */
export const loadMyMarkets = async (): Promise<readonly MyMarket[] | undefined> => {
  const reply = await request(`${readingListUrl}?view=markets`);
  if (reply.state !== 'done') return undefined;
  const markets = toRecords(reply.body['markets']);
  rememberMarkets(
    markets.map((market) => toText(market['path'])),
    'document',
  );
  return markets.map(toMyMarket);
};
