import { offerTexts } from '@masthead/texts/plans';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadOffer } from './loadOffer';
import { OfferScreen } from './OfferScreen';

/** The offer page (§1, §7.2). */
export const offerPage = definePage({
  load: loadOffer,
  Screen: OfferScreen,
  metadata: ({ description, path }, { brand }) =>
    pageMetadata(brand, { title: offerTexts.pageTitle(brand.magazine.name), description, path }),
});
