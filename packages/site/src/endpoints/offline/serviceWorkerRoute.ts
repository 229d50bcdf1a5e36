import type { Brand } from '@masthead/config';
import { getStoreUrl } from '@masthead/config/links';
import { offlineTexts } from '@masthead/texts/navigation';
import { offlineCachePrefix } from '../../content/offline/offlineStories';
import { readingScript } from '../../shell/reading/readingScript';
import { removeServiceWorker, runServiceWorker, type OfflineSettings } from './serviceWorker';

export const getServiceWorkerText = (brand: Brand): string => {
  const settings: OfflineSettings = {
    cachePrefix: offlineCachePrefix,
    name: brand.name,
    language: brand.language,
    texts: offlineTexts,
    logo: brand.menu.brandLogo.logo,
    signOutUrl: getStoreUrl(brand, 'Logout'),
    preservedScript: readingScript,
  };
  const script = brand.offlineReading === 'on' ? runServiceWorker : removeServiceWorker;
  return `(${script.toString()})(self, ${JSON.stringify(settings)});\n`;
};

/** Browsers request it at each navigation, and replace the worker when its text changes. */
export const serviceWorkerRoute = (brand: Brand) => ({
  GET: (): Response =>
    new Response(getServiceWorkerText(brand), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        // The policy of a service worker is that of its own response.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      },
    }),
});
