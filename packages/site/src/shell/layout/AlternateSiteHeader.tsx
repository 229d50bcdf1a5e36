import type { Brand } from '@masthead/config';
import { AlternateAccountLinks, AlternateHeader } from '@masthead/design-system';
import { href } from '../../routing/href';
import { siteBehavior } from '../behavior';
import { drawerId } from './Drawer';
import { toAlternateAccount } from './headerLinks';

/** The header of a brand whose `header.variant` is `alternate` (§2.7, alternate site header). */
export const AlternateSiteHeader = ({ brand }: { brand: Brand }) => (
  <AlternateHeader
    brand={{ name: brand.name, logo: brand.menu.brandLogo.logo, home: '/' }}
    menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
    search={href('search', {})}
    searchBox={brand.header.searchBox}
    social={brand.menu.socialNetwork}
    account={<AlternateAccountLinks {...toAlternateAccount(brand)} {...siteBehavior('account-area')} />}
  />
);
