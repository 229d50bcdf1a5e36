import { searchTexts } from '@masthead/texts/search';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { href } from '../../routing/href';
import { loadSearch } from './loadSearch';
import { parseSearch, searchHref } from './parameters';
import { SearchScreen } from './SearchScreen';

/** The search (§2.1). Rendered per request, because its terms are in the query. */
export const searchPage = definePage({
  load: (page, _params, query) => loadSearch(page, parseSearch(query), new Date()),
  Screen: SearchScreen,
  // Result pages are not indexed: their canonical address is the empty search.
  metadata: ({ query }, { brand }) =>
    pageMetadata(brand, {
      title: query.q ? searchTexts.pageTitle(query.q) : searchTexts.search,
      description: searchTexts.description(brand.name),
      path: href('search', {}),
      ...(searchHref(query, { page: query.page }) !== href('search', {}) && { robots: 'noindex' }),
    }),
});
