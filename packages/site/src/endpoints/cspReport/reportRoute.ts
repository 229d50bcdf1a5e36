import { LRUCache } from 'lru-cache';
import { log } from '@masthead/next-runtime/log';
import { emptyResponse, isCrossOrigin, parseJson, readBody } from '../proxy/incoming';
import { parseViolations, type Violation } from './violation';

/** Maximum size of a report in bytes. */
const maxBodyBytes = 32 * 1024;
/** Interval in ms in which the same violation is logged once. */
const repeatMs = 3_600_000;
const maxRemembered = 500;
/** Maximum violations logged per minute, because anybody can send reports. */
const maxPerMinute = 30;
const minuteMs = 60_000;

type Clock = { now: () => number };

/** Creates a rate limit: each violation once per interval, and a maximum in total. */
export const createViolationFilter = (clock: Clock = performance): ((violation: Violation) => boolean) => {
  const seen = new LRUCache<string, true>({ max: maxRemembered, ttl: repeatMs, ttlResolution: 0, perf: clock });
  const window = { startedAt: clock.now(), count: 0 };
  return ({ directive, blocked, page, disposition }) => {
    if (clock.now() - window.startedAt >= minuteMs) Object.assign(window, { startedAt: clock.now(), count: 0 });
    const name = [directive, blocked, page, disposition].join(' ');
    if (window.count >= maxPerMinute || seen.has(name)) return false;
    window.count += 1;
    seen.set(name, true);
    return true;
  };
};

/** `POST /api/csp-report/`: logs violations of the content security policy, without personal data. */
export const cspReportRoute = (shouldLog = createViolationFilter()) => ({
  POST: async (request: Request): Promise<Response> => {
    if (isCrossOrigin(request)) return emptyResponse(403);
    const body = await readBody(request, maxBodyBytes);
    if (!body) return emptyResponse(413);
    const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
    for (const violation of parseViolations(parseJson(new TextDecoder().decode(body)), host)) {
      if (shouldLog(violation))
        log({ level: 'warn', message: 'The content security policy was violated', ...violation });
    }
    return emptyResponse(204);
  },
});
