import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadTechCenter } from './loadTechCenter';
import { TechCenterScreen } from './TechCenterScreen';

/** The technology center (§2.1). */
export const techCenterPage = definePage({
  load: loadTechCenter,
  Screen: TechCenterScreen,
  metadata: ({ title, description, path }, { brand }) => pageMetadata(brand, { title, description, path }),
});
