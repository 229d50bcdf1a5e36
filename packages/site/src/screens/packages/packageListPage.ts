import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { withPage } from '../../routing/href';
import { getPackageKind } from '../../content/story/packageKinds';
import { loadPackageList } from './loadPackageList';
import { PackageListScreen } from './PackageListScreen';

/** A list of packages (§2.1). */
export const packageListPage = definePage({
  load: loadPackageList,
  Screen: PackageListScreen,
  metadata: ({ folder, path, page, hero, packages }, { brand }) => {
    const { title, description } = getPackageKind(folder);
    return pageMetadata(brand, {
      title: toPageTitle(title, page),
      description,
      path: withPage(path, page),
      image: hero?.image ?? packages[0]?.image,
    });
  },
});
