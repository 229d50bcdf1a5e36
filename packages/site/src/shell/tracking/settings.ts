import type { Brand } from '@masthead/config';
import type { ThirdParty, ThirdPartySettings } from '@masthead/tracking';
import type { TrackingSettings } from '@masthead/tracking/client';
import { env } from '../../env';
import { getPublicOrigin } from '../../routing/absoluteUrl';

const toThirdParty = (id: string | undefined, scriptUrl: string | undefined): ThirdParty | undefined =>
  id !== undefined && scriptUrl !== undefined ? { id, scriptUrl } : undefined;

const thirdParties = (): ThirdPartySettings =>
  Object.fromEntries(
    Object.entries({
      tagManager: toThirdParty(env.TAG_MANAGER_ID, env.TAG_MANAGER_SCRIPT),
      sessionReplay: toThirdParty(env.SESSION_REPLAY_ID, env.SESSION_REPLAY_SCRIPT),
      recommendations: toThirdParty(env.RECOMMENDATIONS_ID, env.RECOMMENDATIONS_SCRIPT),
    }).filter(([, party]) => party !== undefined),
  );

/** Path of the endpoint that proxies audience requests. */
export const audiencePath = '/data-api/audience';
/** Path of the endpoint that counts page views. */
export const viewsPath = '/views/';

/** Path of the endpoint that receives Web Vitals. */
const vitalsPath = '/api/vitals/';

/** Tracking settings for the browser; part of the cached page and the same for every visitor. */
export const trackingSettings = (brand: Brand): TrackingSettings => ({
  brand: brand.key,
  consent: brand.consent,
  ...(env.CONSENT_PLATFORM_SCRIPT && { consentPlatform: env.CONSENT_PLATFORM_SCRIPT }),
  ...(env.CONSENT_PLATFORM_OPEN && { consentPlatformOpen: env.CONSENT_PLATFORM_OPEN }),
  page: {
    site: {
      alm_site: brand.tracking.site,
      alm_site_group: brand.tracking.siteGroup,
      server: new URL(getPublicOrigin(brand)).host,
    },
    contentSite: brand.site,
    audiencePath,
    viewsPath,
    ...(brand.tracking.analyticsLayer && { analyticsLayer: brand.tracking.analyticsLayer }),
  },
  thirdParties: thirdParties(),
  ...(env.WEB_VITALS === 'on' && { vitalsPath }),
});
