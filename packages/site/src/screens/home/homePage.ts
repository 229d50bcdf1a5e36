import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { HomeScreen } from './HomeScreen';
import { loadHome } from './loadHome';

/** The home landing page (§2.1). */
export const homePage = definePage({
  load: loadHome,
  Screen: HomeScreen,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: `${brand.name}: ${brand.tagline}`,
      description: brand.description,
      path: '/',
      image: view.lead?.image,
      feeds: { list: '/', title: brand.name },
    }),
});
