import { pageMetadata } from '../../metadata/metadata';
import { definePage } from '../../page/definePage';
import { loadSiteMap } from './loadSiteMap';
import { SiteMapScreen } from './SiteMapScreen';

/** The site map for readers (SPEC §2.1) for the app tree. */
export const siteMapPage = definePage({
  load: loadSiteMap,
  Screen: SiteMapScreen,
  metadata: ({ path }, { brand }) => pageMetadata(brand, { title: 'Site Map', description: `Every section, market, sector and topic of ${brand.name}.`, path }),
});
