import { pageMetadata } from '../../metadata/metadata';
import { definePage } from '../../page/definePage';
import { HubScreen } from './HubScreen';
import { loadHub } from './loadHub';

/** A hub page (SPEC §2.1) for the app tree. */
export const hubPage = definePage({
  load: loadHub,
  Screen: HubScreen,
  metadata: ({ title, description, path }, { brand }) => pageMetadata(brand, { title, description, path }),
});
