import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';
import { loadNewsletters } from './loadNewsletters';
import { NewslettersScreen } from './NewslettersScreen';

/** The newsletters page (§2.3). */
export const newslettersPage = definePage({
  load: loadNewsletters,
  Screen: NewslettersScreen,
  metadata: ({ title, description, path, editorial }, { brand }) =>
    pageMetadata(brand, { title, description, ...(editorial && toEditorialMetadata(editorial)), path }),
});
