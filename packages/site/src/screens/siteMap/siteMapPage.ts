import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';
import { loadSiteMap } from './loadSiteMap';
import { SiteMapScreen } from './SiteMapScreen';

/** The site map for readers (§2.1). */
export const siteMapPage = definePage({
  load: loadSiteMap,
  Screen: SiteMapScreen,
  metadata: ({ title, description, path, editorial }, { brand }) =>
    pageMetadata(brand, { title, description, ...(editorial && toEditorialMetadata(editorial)), path }),
});
