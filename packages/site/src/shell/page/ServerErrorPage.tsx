import type { Brand } from '@masthead/config';
import { ServerErrorScreen, type Link } from '@masthead/design-system';
import { getRequestContext } from '@masthead/telemetry';
import { unlistedPage } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { SiteFrame } from '../layout/SiteFrame';

/** The server-error screen (§2.4, §8), with the request's id. Raw detail is for internal users only. */
export const ServerErrorPage = ({
  brand,
  stories = [],
  detail,
}: {
  brand: Brand;
  stories?: readonly Link[];
  detail?: string;
}) => (
  <SiteFrame page={unlistedPage(brand)} details={{ content_type: 'server-error' }}>
    <ServerErrorScreen
      home="/"
      search={href('search', {})}
      links={brand.menu.quickLinks}
      stories={stories}
      reference={getRequestContext()?.id ?? ''}
      {...(detail && { detail })}
    />
  </SiteFrame>
);
