import type { Brand } from '@masthead/config';
import { NotFoundScreen } from '@masthead/design-system';
import { SiteFrame } from '../../layout/SiteFrame';
import { href } from '../../routes/href';

/** The 404 screen of SPEC §2.4 inside the site's frame. */
export const NotFoundPage = ({ brand }: { brand: Brand }) => (
  <SiteFrame brand={brand} path="" details={{ content_type: 'not-found' }}>
    <NotFoundScreen search={href('search', {})} home="/" subscribe={{ title: 'SUBSCRIBE', url: brand.menu.newslettersUrl.loggedOutState }} signIn={brand.menu.signIn} />
  </SiteFrame>
);
