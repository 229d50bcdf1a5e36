import type { Brand } from '@masthead/config';
import type { ThirdParty, ThirdPartySettings } from '@masthead/tracking';
import type { TrackingSettings } from '@masthead/tracking/client';
import { env } from '../../env';
import { originOf } from '../../routing/absolute';

const partyOf = (id: string | undefined, script: string | undefined): ThirdParty | undefined =>
  id !== undefined && script !== undefined ? { id, script } : undefined;

/** What a deployment loads of others; what is not configured is left out. */
const thirdParties = (): ThirdPartySettings =>
  Object.fromEntries(
    Object.entries({
      tagManager: partyOf(env.TAG_MANAGER_ID, env.TAG_MANAGER_SCRIPT),
      sessionReplay: partyOf(env.SESSION_REPLAY_ID, env.SESSION_REPLAY_SCRIPT),
      recommendations: partyOf(env.RECOMMENDATIONS_ID, env.RECOMMENDATIONS_SCRIPT),
    }).filter(([, party]) => party !== undefined),
  );

/** Own-origin addresses that the site hands on to the services. */
export const audiencePath = '/data-api/audience';
export const viewsPath = '/views/';

/** What the browser is told of tracking; it stands in the cached page and is the same for every visitor. */
export const trackingSettings = (brand: Brand): TrackingSettings => ({
  brand: brand.key,
  consent: brand.consent,
  ...(env.CONSENT_PLATFORM_SCRIPT && { consentPlatform: env.CONSENT_PLATFORM_SCRIPT }),
  page: {
    site: {
      alm_site: brand.tracking.site,
      alm_site_group: brand.tracking.siteGroup,
      server: new URL(originOf(brand)).host,
    },
    contentSite: brand.site,
    audiencePath,
    viewsPath,
    ...(brand.tracking.analyticsLayer && { analyticsLayer: brand.tracking.analyticsLayer }),
  },
  thirdParties: thirdParties(),
});
