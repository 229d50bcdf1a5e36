import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { EventScreen } from './EventScreen';
import { loadEvent } from './loadEvent';

/** One event (SPEC §3) for the app tree. */
export const eventPage = definePage({
  load: loadEvent,
  Screen: EventScreen,
  metadata: ({ title, description, path, picture }, { brand }) =>
    pageMetadata(brand, { title, description, path, image: picture }),
});
