/* oxlint-disable max-lines-per-function -- the text of each function is a script: it cannot call code outside of it */
import type { StoryMessage } from '../../content/offline/offlineStories';

/** Settings of the site for its service worker. */
export type OfflineSettings = {
  cachePrefix: string;
  name: string;
  language: string;
  /** Texts of the offline page. */
  texts: { title: string; advice: string; again: string; stories: string };
  logo: { src: string; width: number; height: number };
  /** The sign-out page of the store, which deletes the stories where it is on the site's origin. */
  signOutUrl: string;
  /** Text of the one script that is preserved in a stored story. */
  preservedScript: string;
};

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
type WorkerFetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerEvent & { data: Partial<StoryMessage> | null };
};

/** The part of a service worker's global scope that is used here. TypeScript's types of it exclude those of pages. */
type WorkerScope = {
  caches: CacheStorage;
  fetch: typeof fetch;
  setTimeout: (run: () => void, ms: number) => unknown;
  location: { origin: string };
  navigator: { onLine: boolean };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean>; navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

/**
 * The service worker. It stores the last ten articles that the reader opened, each with its pictures, and responds with
 * them when the network fails. Documents are requested without cookies and stored without scripts: they are those of
 * every visitor, and depend on no file of a build.
 */
export const runServiceWorker = (worker: WorkerScope, settings: OfflineSettings): void => {
  const { caches, location, navigator } = worker;
  const maxStories = 10;
  const maxDocumentCharacters = 600_000;
  const maxPictures = 6;
  const maxPictureBytes = 1_000_000;
  const maxSharedFiles = 8;
  const maxWaitMs = 4_000;
  const articlePath = /^\/\d{4}\/\d{2}\/\d{2}\/[^/]+\/$/;
  const excluded = /^\/(?:Registration|api|devtools|amp|_next)\//;
  const storedFiles = /^\/(?:images|fonts|brand)\//;
  // Raise the number when stored documents or files become unusable: caches of other formats are deleted.
  const format = `${settings.cachePrefix}1 `;
  const sharedName = `${format}files`;
  const storyPrefix = `${format}story `;
  const signOut = new URL(settings.signOutUrl, location.origin);
  const signOutAddress = signOut.origin + signOut.pathname;
  let isFailing = false;

  /** The newest first: a story that is read again gets a new cache. */
  const listStories = async () =>
    (await caches.keys())
      .filter((name) => name.startsWith(storyPrefix))
      .map((name) => name.slice(storyPrefix.length))
      .toReversed();
  const deleteStories = async () => {
    for (const path of await listStories()) await caches.delete(storyPrefix + path);
  };
  const findStory = (path: string) => caches.match(path, { cacheName: storyPrefix + path });

  const toStoredDocument = (html: string) =>
    html
      .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, (script) =>
        script.includes(settings.preservedScript) ? script : '',
      )
      .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
      .replace('</head>', '<style>[data-slot]{display:none!important}</style></head>');

  const storeFiles = async (html: string) => {
    const shared = await caches.open(sharedName);
    const files = [
      settings.logo.src,
      ...[...html.matchAll(/"(\/(?:fonts|brand)\/[\w./-]+\.(?:woff2|svg))"/g)].map(([, file]) => file ?? ''),
    ];
    for (const file of [...new Set(files)].slice(0, maxSharedFiles)) {
      if (await shared.match(file)) continue;
      const response = await worker.fetch(file, { credentials: 'omit' });
      if (response.ok) await shared.put(file, response);
    }
  };

  const storePictures = async (cache: Cache, pictures: readonly string[]) => {
    let bytes = 0;
    for (const picture of pictures.slice(0, maxPictures)) {
      const { origin, pathname } = new URL(picture, location.origin);
      if (origin !== location.origin || !pathname.startsWith('/images/')) continue;
      const response = await worker.fetch(picture, { credentials: 'omit' });
      const body = await response.arrayBuffer();
      if (!response.ok || bytes + body.byteLength > maxPictureBytes) continue;
      bytes += body.byteLength;
      await cache.put(picture, new Response(body, { headers: response.headers }));
    }
  };

  const storeStory = async ({ path = '', pictures = [] }: Partial<StoryMessage>) => {
    if (!articlePath.test(path)) return;
    const response = await worker.fetch(path, { credentials: 'omit' });
    const html = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || response.redirected || !type.startsWith('text/html') || html.length > maxDocumentCharacters)
      return;
    const policy = response.headers.get('content-security-policy');
    await caches.delete(storyPrefix + path);
    const cache = await caches.open(storyPrefix + path);
    await cache.put(
      path,
      new Response(toStoredDocument(html), {
        headers: { 'content-type': type, ...(policy && { 'content-security-policy': policy }) },
      }),
    );
    for (const old of (await listStories()).slice(maxStories)) await caches.delete(storyPrefix + old);
    await storeFiles(html);
    await storePictures(cache, pictures);
  };

  const getHeadline = async (path: string) => {
    const html = await (await findStory(path))?.text();
    return /<h1\b[^>]*>([^]*?)<\/h1>/.exec(html ?? '')?.[1]?.replaceAll(/<[^<>]*>/g, '');
  };

  const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  const renderOfflinePage = async () => {
    const { name, language, logo, texts } = settings;
    const stories = await Promise.all(
      (await listStories()).map(async (path) => {
        const headline = await getHeadline(path);
        return headline ? `<li><a href="${path}">${headline}</a></li>` : '';
      }),
    );
    const list = stories.join('');
    const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(texts.title)} | ${escapeHtml(name)}</title><style>
@font-face{font-family:H;src:url(/fonts/headline.woff2);font-weight:200 800}
@font-face{font-family:I;src:url(/fonts/interface.woff2);font-weight:100 900}
:root{color-scheme:light dark;--rule:#d6d6d6;--quiet:#595959}
body{margin:0 auto;padding:24px;max-width:42rem;font:1rem/1.5 I,system-ui,sans-serif}
img{display:block;height:40px;width:auto;max-width:100%}
h1{font:600 2rem/1.15 H,Georgia,serif;margin:40px 0 8px}
h2{font:600 1rem/1.4 I,system-ui,sans-serif;margin:32px 0 0}
p{margin:0 0 24px;color:var(--quiet)}
ul{list-style:none;margin:0;padding:0}
li{border-bottom:1px solid var(--rule)}
li a{display:block;padding:14px 0;font:600 1.25rem/1.3 H,Georgia,serif;color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
.again{display:inline-block;padding:10px 20px;border:1px solid;color:inherit;text-decoration:none;font-weight:600}
@media (prefers-color-scheme:dark){:root{--rule:#444;--quiet:#b5b5b5}img{filter:invert(1) hue-rotate(180deg)}}
</style></head><body><header><img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}"></header><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.advice)}</p><a class="again" href="">${escapeHtml(texts.again)}</a>${list && `<h2>${escapeHtml(texts.stories)}</h2><ul>${list}</ul>`}</main></body></html>`;
    return new Response(html, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'",
      },
    });
  };

  const requestPage = async ({ request, preloadResponse }: WorkerFetchEvent) => {
    try {
      return (await preloadResponse) ?? (await worker.fetch(request));
    } catch {
      return undefined; // The network failed.
    }
  };

  const waitForStall = () =>
    new Promise<undefined>((resolve) => {
      worker.setTimeout(() => resolve(undefined), maxWaitMs);
    });

  /** The network first. A stored story replaces one that fails or stalls, except for a reload. */
  const respondToNavigation = async (event: WorkerFetchEvent) => {
    const requested = requestPage(event);
    const { pathname, search } = new URL(event.request.url);
    const story = await findStory(pathname).catch(() => undefined);
    const mayStall = story && search === '' && event.request.cache !== 'no-cache';
    const response = await (mayStall ? Promise.race([requested, waitForStall()]) : requested);
    isFailing = response === undefined;
    return response ?? story ?? renderOfflinePage();
  };

  const findFile = async (request: Request) =>
    // Pictures are stored in one width, and vary by the formats that a request accepts.
    (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? worker.fetch(request);

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    const start = async () => {
      // The browser requests a page while the worker starts.
      await worker.registration.navigationPreload?.enable();
      for (const name of await caches.keys())
        if (name.startsWith(settings.cachePrefix) && !name.startsWith(format)) await caches.delete(name);
      await worker.clients.claim();
    };
    event.waitUntil(start());
  });
  worker.addEventListener('message', (event) => {
    if (event.data) event.waitUntil(storeStory(event.data));
  });
  worker.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    // The next reader of a shared device must not see what this one has read.
    if (origin + pathname === signOutAddress) event.waitUntil(deleteStories());
    if (event.request.method !== 'GET' || origin !== location.origin || excluded.test(pathname)) return;
    if (event.request.mode === 'navigate') event.respondWith(respondToNavigation(event));
    else if ((isFailing || !navigator.onLine) && storedFiles.test(pathname)) event.respondWith(findFile(event.request));
  });
};

/** The service worker of a publication without offline reading: it deletes what an earlier one stored, and itself. */
export const removeServiceWorker = (
  worker: WorkerScope,
  { cachePrefix }: Pick<OfflineSettings, 'cachePrefix'>,
): void => {
  const { caches } = worker;
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    const remove = async () => {
      for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
      await worker.registration.unregister();
    };
    event.waitUntil(remove());
  });
};
