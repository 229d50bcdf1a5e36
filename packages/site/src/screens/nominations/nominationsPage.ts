import { nominationScreenTexts } from '@masthead/texts/recognition';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadNominations } from './loadNominations';
import { NominationsScreen } from './NominationsScreen';

/** Nominations (§2.1). */
export const nominationsPage = definePage({
  load: (site) => loadNominations(site),
  Screen: NominationsScreen,
  canonicalPath: ({ link }) => link.url,
  metadata: ({ link, calls }, { brand }) =>
    pageMetadata(brand, {
      title: link.title,
      description: nominationScreenTexts[calls ? 'description' : 'recognitionDescription'](brand.name),
      path: link.url,
    }),
});
