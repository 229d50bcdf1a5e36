import { pageMetadata } from '../../metadata/metadata';
import { definePage } from '../../page/definePage';
import { loadStatic } from './loadStatic';
import { StaticScreen } from './StaticScreen';

/** A static page (SPEC §2.3) for the app tree. */
export const staticPage = definePage({
  load: loadStatic,
  Screen: StaticScreen,
  metadata: ({ title, excerpt, path, settings }, { brand }) =>
    pageMetadata(brand, {
      title: settings.openGraph?.title ?? title,
      description: settings.metaDescription ?? settings.openGraph?.description ?? excerpt,
      path,
      image: settings.openGraph?.image ? { src: settings.openGraph.image, width: 1200, height: 800, alt: title } : undefined,
      ...(settings.noIndexNoFollow && { robots: 'noindex' as const }),
    }),
});
