import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';
import { HubScreen } from './HubScreen';
import { loadHub } from './loadHub';

/** A hub page (§2.1). */
export const hubPage = definePage({
  load: (page) => loadHub(page),
  Screen: HubScreen,
  metadata: ({ title, description, path, lead, editorial }, { brand }) =>
    pageMetadata(brand, {
      title,
      description,
      image: lead?.image,
      ...(editorial && toEditorialMetadata(editorial)),
      path,
    }),
});
