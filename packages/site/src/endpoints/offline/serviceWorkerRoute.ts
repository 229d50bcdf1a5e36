import type { Brand } from '@masthead/config';
import { getStoreUrl } from '@masthead/config/links';
import { readBuildId } from '@masthead/next-runtime/build-id';
import { offlineTexts } from '@masthead/texts/navigation';
import { offlineCachePrefix } from '../../content/offline/offlineStories';
import { readingKey } from '../../shell/reading/readingScript';
import { removeServiceWorker, runServiceWorker, type OfflineSettings } from './serviceWorker';

/** The text of the service worker of a brand and a build. */
export const getServiceWorkerText = (brand: Brand, version: string): string => {
  const settings: OfflineSettings = {
    version,
    cachePrefix: offlineCachePrefix,
    name: brand.name,
    language: brand.language,
    texts: offlineTexts,
    logo: brand.menu.brandLogo.logo,
    signOutUrl: getStoreUrl(brand, 'Logout'),
    keptScript: readingKey,
  };
  const script = brand.offlineReading === 'on' ? runServiceWorker : removeServiceWorker;
  return `(${script.toString()})(self, ${JSON.stringify(settings)});\n`;
};

/** `next dev` has no build. */
const readVersion = (): Promise<string> => readBuildId(process.cwd()).catch(() => 'development');

/** Route of the service worker. Browsers ask for it at each navigation, and a change of its text replaces the old one. */
export const serviceWorkerRoute = (brand: Brand) => ({
  GET: async (): Promise<Response> =>
    new Response(getServiceWorkerText(brand, await readVersion()), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        // The policy of a service worker is that of its own response.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      },
    }),
});
