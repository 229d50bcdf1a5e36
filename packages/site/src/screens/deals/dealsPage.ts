import { dealListTexts } from '@masthead/texts/deals';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { href } from '../../routing/href';
import { definePage } from '../../framework/definePage';
import { DealsScreen } from './DealsScreen';
import { loadDeals } from './loadDeals';
import { dealsHref, parseDeals } from '../../content/deals/parameters';

/** The list of deals. Rendered per request, because its filters are in the query. */
export const dealsPage = definePage({
  load: (page, _params, query) => loadDeals(page, parseDeals(query), new Date()),
  Screen: DealsScreen,
  // Only the whole list is indexed: filters have too many combinations.
  metadata: ({ query, title }, { brand }) => {
    const path = dealsHref(query, { page: query.page });
    return pageMetadata(brand, {
      title: toPageTitle(title, query.page),
      description: dealListTexts.description(brand.name),
      path,
      ...(path !== href('deals', {}) && { robots: 'noindex' }),
    });
  },
});
