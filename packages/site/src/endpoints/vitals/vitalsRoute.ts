import type { Brand } from '@masthead/config';
import { createIsProxy, findClientKey } from '@masthead/process/clients';
import { createRateLimiter } from '@masthead/next-runtime/rate-limiter';
import { getTelemetry } from '@masthead/telemetry';
import { z } from 'zod';
import { env } from '../../env';
import { routes } from '../../routing/routes';
import { emptyResponse, isCrossOrigin, readBody } from '../proxy/incoming';

/** Maximum size of a report in bytes: those of browsers have some 100. */
const maxBodyBytes = 1024;
/** Reports a minute of one client and of all together. */
const limits = { client: 60, all: 1_200 } as const;

const seconds = z
  .number()
  .min(0)
  .max(600_000)
  .transform((ms) => ms / 1_000);

const reportSchema = z.object({
  page: z.string().max(100),
  ttfb: seconds.optional(),
  lcp: seconds.optional(),
  inp: seconds.optional(),
  cls: z.number().min(0).max(100).optional(),
});

const metricNames = { ttfb: 'webVitalTtfb', lcp: 'webVitalLcp', inp: 'webVitalInp', cls: 'webVitalCls' } as const;
const figures = ['ttfb', 'lcp', 'inp', 'cls'] as const;

/** Kinds of pages in `content_type` of the page data. A client that sends another one chooses no label. */
const pageKinds: ReadonlySet<string> = new Set([
  'not-found',
  'featured-partner',
  'partner',
  'server-error',
  ...Object.values(routes).flatMap((route) => {
    const { adContentType, screen }: { adContentType?: string; screen?: string } = route;
    return [adContentType, screen].filter((kind) => kind !== undefined);
  }),
]);

const parseReport = (text: string): z.output<typeof reportSchema> | undefined => {
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    return undefined; // Neither JSON nor a report: the response is a 400.
  }
};

type Clock = { now: () => number };

/** Limits the reports of each client, and all reports of this process. */
const createIsAllowed = (clock: Clock): ((forwardedFor: string | null) => boolean) => {
  const isProxy = createIsProxy(env.TRUSTED_PROXIES);
  const perClient = createRateLimiter({ perMinute: limits.client, burst: limits.client, clock });
  const all = createRateLimiter({ perMinute: limits.all, burst: limits.all, maxClients: 1, clock });
  return (forwardedFor) => {
    const client = findClientKey(forwardedFor, isProxy);
    return (client === undefined || perClient.consume(client) === 0) && all.consume('') === 0;
  };
};

/** `POST /api/vitals/`: histograms by kind of page and brand, nothing of the client. Needs `WEB_VITALS=on`. */
export const vitalsRoute = ({ key }: Brand, { isOn = env.WEB_VITALS === 'on', clock = performance as Clock } = {}) => {
  const isAllowed = createIsAllowed(clock);
  return {
    POST: async (request: Request): Promise<Response> => {
      if (!isOn) return emptyResponse(404);
      if (isCrossOrigin(request)) return emptyResponse(403);
      if (!isAllowed(request.headers.get('x-forwarded-for'))) return emptyResponse(429);
      const body = await readBody(request, maxBodyBytes);
      if (!body) return emptyResponse(413);
      const report = parseReport(new TextDecoder().decode(body));
      if (!report) return emptyResponse(400);
      const labels = { route: pageKinds.has(report.page) ? report.page : 'other', brand: key };
      const { record } = getTelemetry();
      for (const name of figures) {
        const value = report[name];
        if (value !== undefined) record(metricNames[name], value, labels);
      }
      return emptyResponse(204);
    },
  };
};
