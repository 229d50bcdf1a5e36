import { hasModule, type Brand } from '@masthead/config';
import type { Link } from '@masthead/design-system';
import { nominationScreenTexts } from '@masthead/texts/recognition';
import { href } from '../../routing/href';

/** The page of recognition programs: `/recognition/` where the publication has no nominations. */
export const getNominationsLink = (brand: Pick<Brand, 'hiddenModules'>): Link =>
  hasModule(brand, 'nominations')
    ? { title: nominationScreenTexts.nominations, url: href('nominations', {}) }
    : { title: nominationScreenTexts.recognition, url: href('recognition', {}) };
