import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadProfile } from './loadProfile';
import { ProfileScreen } from './ProfileScreen';

/** A recognition profile (§3). */
export const recognitionProfilePage = definePage({
  load: loadProfile,
  Screen: ProfileScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ header, about, path }, { brand }) =>
    pageMetadata(brand, {
      title: [header.name, header.firm?.name].filter(Boolean).join(', '),
      description: about,
      path,
      image: header.portrait,
    }),
});
