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
      title: 'Nominations',
      description: `Calls for nominations and the people whom ${brand.name} has recognized.`,
      path,
    }),
});
