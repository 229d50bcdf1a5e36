import { hasModule, type Brand } from '@masthead/config';
import { href } from '../../routing/href';

/** The canonical path of the page of recognition programs, which `/recognition/` shows too; that one without nominations. */
export const getNominationsPath = (brand: Pick<Brand, 'hiddenModules'>): string =>
  href(hasModule(brand, 'nominations') ? 'nominations' : 'recognition', {});
