import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { loadPartners, getEmptyPartnersView } from './loadPartners';
import { PartnersScreen } from './PartnersScreen';

/** The partner resources page (SPEC §2.8). */
export const resourcePartnersPage = definePage('resource-partners', {
  load: loadPartners,
  Screen: PartnersScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyPartnersView,
  metadata: ({ title, canonical, content }, { brand }) =>
    pageMetadata(brand, {
      title: content.tab === 'home' ? 'From Our Partners' : `${title}: From Our Partners`,
      description:
        content.tab === 'home'
          ? `Videos, series, webcasts and papers from the partners of ${brand.name}.`
          : `${title} from the partners of ${brand.name}.`,
      path: canonical,
    }),
});
