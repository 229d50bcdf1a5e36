import type { Brand } from '@masthead/config';
import { CompactNotFound, NotFoundScreen } from '@masthead/design-system';
import { notFoundTexts } from '@masthead/texts/errors';
import { SiteFrame } from '../layout/SiteFrame';
import { unlistedPage } from '../../framework/pageContext';
import type { MissingAddress } from '../../framework/result';
import { href } from '../../routing/href';
import { PageData } from '../tracking/PageData';

const details = { content_type: 'not-found' };

/** The 404 screens of §2.4: in the site's frame, or compact for a missing file. */
export const NotFoundPage = ({ brand, address = 'known' }: { brand: Brand; address?: MissingAddress | undefined }) =>
  address === 'file' ? (
    <>
      <PageData page={unlistedPage(brand)} details={details} />
      <main id="main">
        <CompactNotFound home="/" />
      </main>
    </>
  ) : (
    <SiteFrame page={unlistedPage(brand)} details={details}>
      <NotFoundScreen
        address={address}
        search={href('search', {})}
        home="/"
        subscribe={{
          title: notFoundTexts.subscribe,
          url: brand.menu.newslettersUrl.loggedOutState,
          signedInUrl: brand.menu.newslettersUrl.loggedInState,
        }}
        signIn={brand.menu.signIn}
        {...(brand.logos.notFound && { picture: brand.logos.notFound })}
      />
    </SiteFrame>
  );
