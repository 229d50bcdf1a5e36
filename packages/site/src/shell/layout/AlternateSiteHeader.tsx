import type { Brand } from '@masthead/config';
import { AlternateHeader } from '@masthead/design-system';
import { AlternateAccountLinks } from '@masthead/design-system/alternate-account';
import { StaticRegion } from '@masthead/next-runtime/static-region';
import { href } from '../../routing/href';
import { AlternateAccount } from './AlternateAccount.client';
import { drawerId } from './Drawer';
import { toAlternateAccount } from './headerLinks';

/** The header of a brand whose `header.variant` is `alternate` (§2.7, alternate site header). */
export const AlternateSiteHeader = ({ brand }: { brand: Brand }) => {
  const links = toAlternateAccount(brand);
  return (
    <AlternateHeader
      brand={{ name: brand.name, logo: brand.menu.brandLogo.logo, home: '/' }}
      menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
      search={href('search', {})}
      searchBox={brand.header.searchBox}
      social={brand.menu.socialNetwork}
      account={
        <AlternateAccount links={links}>
          <StaticRegion>
            <AlternateAccountLinks visitor={{ state: 'unknown' }} links={links} />
          </StaticRegion>
        </AlternateAccount>
      }
    />
  );
};
