import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { withPage } from '../../routing/href';
import { loadPackage, getEmptyPackageView } from './loadPackage';
import { PackageScreen } from './PackageScreen';

/** One package (§2.1). */
export const packagePage = definePage({
  load: loadPackage,
  Screen: PackageScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyPackageView,
  metadata: ({ title, summary, blurb, path, page, picture }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(title, page),
      description: summary ?? blurb,
      path: withPage(path, page),
      image: picture,
    }),
});
