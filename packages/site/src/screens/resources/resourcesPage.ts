import { resourceScreenTexts } from '@masthead/texts/resources';
import { pageMetadata } from '../../framework/metadata';
import { defineRequestPage } from '../../shell/page/definePage';
import { loadResources } from './loadResources';
import { parseResources } from './parameters';
import { ResourcesScreen } from './ResourcesScreen';

/** The resource center (SPEC §2.8). Rendered per request, because filters and order are in the query. */
export const resourcesPage = defineRequestPage('resources', {
  load: (page, params, query) => loadResources(page, String(params.site), parseResources(query)),
  Screen: ResourcesScreen,
  isUnavailable: ({ state }) => state === 'unavailable',
  metadata: ({ canonical }, { brand }) =>
    pageMetadata(brand, {
      title: resourceScreenTexts.title,
      description: resourceScreenTexts.description(brand.name),
      path: canonical,
    }),
});
