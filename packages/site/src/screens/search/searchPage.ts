import { pageMetadata } from '../../metadata/metadata';
import { defineRequestPage } from '../../page/defineRequestPage';
import { href } from '../../routes/href';
import { loadSearch } from './loadSearch';
import { parseSearch } from './parameters';
import { SearchScreen } from './SearchScreen';

/** The search (SPEC §2.1) for the app tree: made for each request, since every question is another. */
export const searchPage = defineRequestPage({
  load: (site, _params, query) => loadSearch(site, parseSearch(query), new Date()),
  Screen: SearchScreen,
  // Results come and go: the canonical address is the search itself.
  metadata: ({ query: { q } }, { brand }) => pageMetadata(brand, { title: q ? `Search: ${q}` : 'Search', description: `Search ${brand.name}: stories, analysis and research.`, path: href('search', {}), robots: 'noindex' }),
});
