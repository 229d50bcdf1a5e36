import { companyTexts } from '@masthead/texts/resources';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { CompanyScreen } from './CompanyScreen';
import { getEmptyCompanyView, loadCompany } from './loadCompany';

/** Company resources (§2.1). */
export const companyResourcesPage = definePage({
  load: loadCompany,
  Screen: CompanyScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyCompanyView,
  metadata: (view, { brand }) =>
    pageMetadata(
      brand,
      view.kind === 'company'
        ? {
            title: companyTexts.pageTitle(view.company.name),
            description: view.description ?? companyTexts.papersFrom(view.company.name),
            path: view.canonical,
          }
        : {
            title: companyTexts.partners,
            description: companyTexts.description(brand.name),
            path: view.canonical,
          },
    ),
});
