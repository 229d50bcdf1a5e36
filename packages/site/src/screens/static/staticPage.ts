import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from './editorialPage';
import { loadStatic } from './loadStatic';
import { StaticScreen } from './StaticScreen';

/** A static page (§2.3). */
export const staticPage = definePage({
  load: loadStatic,
  Screen: StaticScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) => pageMetadata(brand, { ...toEditorialMetadata(view), path: view.path }),
});
