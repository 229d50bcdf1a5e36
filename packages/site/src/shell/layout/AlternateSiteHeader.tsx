import type { Brand } from '@masthead/config';
import { AlternateHeader } from '@masthead/design-system';
import { href } from '../../routing/href';
import { AlternateAccount } from './AlternateAccount.client';
import { drawerId } from './Drawer';
import { toAlternateAccount } from './headerLinks';

/** The header of a brand whose `header.variant` is `alternate` (SPEC §2.7, alternate site header). */
export const AlternateSiteHeader = ({ brand }: { brand: Brand }) => (
  <AlternateHeader
    brand={{ name: brand.name, logo: brand.menu.brandLogo.logo, home: '/' }}
    menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
    search={href('search', {})}
    social={brand.menu.socialNetwork}
    account={<AlternateAccount links={toAlternateAccount(brand)} />}
  />
);
