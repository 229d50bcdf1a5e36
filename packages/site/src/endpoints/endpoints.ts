import type { Brand } from '@masthead/config';
import type { EndpointName } from '../routing/endpoints';
import { cspReportRoute } from './cspReport/reportRoute';
import { dealsCsvRoute } from './deals/dealsCsvRoute';
import { houseAdRoute, imagesRoute, manifestRoute, mapRoute, mediaRoute, robotsRoute } from './files';
import { formRoute } from './forms/formRoute';
import { healthRoute } from './health/healthRoute';
import { serviceWorkerRoute } from './offline/serviceWorkerRoute';
import {
  audienceRoute,
  demographicsRoute,
  emailStoryRoute,
  registrationRoute,
  viewsRoute,
  visitorGraphqlRoute,
} from './proxy/visitorRoutes';
import { purgeRoute } from './purge/purgeRoute';
import { vitalsRoute } from './vitals/vitalsRoute';

export type Method = 'GET' | 'HEAD' | 'POST';

type Handler = (request: Request, context: { params: Promise<never> }) => Response | Promise<Response>;

/** The handlers of the endpoints (`routing/endpoints.ts`) by method. Without a handler for HEAD that of GET responds. */
export const createEndpoints = (brand: Brand): Readonly<Record<EndpointName, Partial<Record<Method, Handler>>>> => ({
  audience: audienceRoute(),
  'csp-report': cspReportRoute(),
  deals: dealsCsvRoute(brand),
  'email-story': emailStoryRoute(brand),
  forms: formRoute(brand),
  healthcheck: healthRoute(),
  house: houseAdRoute(brand),
  images: imagesRoute(),
  manifest: manifestRoute(brand),
  maps: mapRoute(),
  media: mediaRoute(),
  purge: purgeRoute(brand),
  registration: registrationRoute(brand),
  robots: robotsRoute(brand),
  'service-worker': serviceWorkerRoute(brand),
  userdemographics: demographicsRoute(),
  views: viewsRoute(),
  'visitor-graphql': visitorGraphqlRoute(),
  vitals: vitalsRoute(brand),
});
