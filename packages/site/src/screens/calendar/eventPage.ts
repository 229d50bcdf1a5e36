import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { EventScreen } from './EventScreen';
import { loadEvent } from './loadEvent';

/** One event (§3). */
export const eventPage = definePage({
  load: loadEvent,
  Screen: EventScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ title, description, path, picture }, { brand }) =>
    pageMetadata(brand, { title, description, path, image: picture }),
});
