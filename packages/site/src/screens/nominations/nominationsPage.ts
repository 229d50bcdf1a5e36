import { nominationScreenTexts } from '@masthead/texts/recognition';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { loadNominations } from './loadNominations';
import { NominationsScreen } from './NominationsScreen';

/** Nominations (SPEC §2.1). */
export const nominationsPage = definePage('nominations', {
  load: (site) => loadNominations(site),
  Screen: NominationsScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ path }, { brand }) =>
    pageMetadata(brand, {
      title: nominationScreenTexts.nominations,
      description: nominationScreenTexts.description(brand.name),
      path,
    }),
});
