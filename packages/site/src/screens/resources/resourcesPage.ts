import { resourceScreenTexts } from '@masthead/texts/resources';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadResources } from './loadResources';
import { getCanonicalPath, parseResources } from './parameters';
import { ResourcesScreen } from './ResourcesScreen';

/** The resource center (§2.8). Rendered per request, because filters and order are in the query. */
export const resourcesPage = definePage({
  load: (page, params, query) => loadResources(page, String(params.site), parseResources(query)),
  Screen: ResourcesScreen,
  isUnavailable: ({ state }) => state === 'unavailable',
  metadata: ({ canonical, query }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(resourceScreenTexts.title, query.page),
      description: resourceScreenTexts.description(brand.name),
      path: getCanonicalPath(canonical, query),
    }),
});
