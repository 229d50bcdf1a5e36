import { partnerScreenTexts } from '@masthead/texts/resources';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadPartners, getEmptyPartnersView } from './loadPartners';
import { PartnersScreen } from './PartnersScreen';

/** The partner resources page (§2.8). */
export const resourcePartnersPage = definePage({
  load: loadPartners,
  Screen: PartnersScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyPartnersView,
  metadata: ({ title, canonical, content }, { brand }) =>
    pageMetadata(brand, {
      title: content.tab === 'home' ? partnerScreenTexts.title : partnerScreenTexts.titleOf(title),
      description:
        content.tab === 'home'
          ? partnerScreenTexts.descriptionHome(brand.name)
          : partnerScreenTexts.description(title, brand.name),
      path: canonical,
    }),
});
