import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { EventScreen } from './EventScreen';
import { loadEvent } from './loadEvent';

/** One event (§3). */
export const eventPage = definePage('event', {
  load: loadEvent,
  Screen: EventScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ title, description, path, picture }, { brand }) =>
    pageMetadata(brand, { title, description, path, image: picture }),
});
