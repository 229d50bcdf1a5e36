import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { CompanyScreen } from './CompanyScreen';
import { getEmptyCompanyView, loadCompany } from './loadCompany';

/** Company resources (SPEC §2.1). */
export const companyResourcesPage = definePage('company-resources', {
  load: loadCompany,
  Screen: CompanyScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyCompanyView,
  metadata: (view, { brand }) =>
    pageMetadata(
      brand,
      view.kind === 'company'
        ? {
            title: `${view.company.name}: resources`,
            description: view.description ?? `White papers, guides and tools from ${view.company.name}.`,
            path: view.canonical,
          }
        : {
            title: 'Partners',
            description: `The companies whose resources ${brand.name} shows.`,
            path: view.canonical,
          },
    ),
});
