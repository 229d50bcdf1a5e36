import { z } from 'zod';

/** A logged violation: no query, no fragment, no text of the page. */
export type Violation = { directive: string; blocked: string; page: string; disposition: 'enforce' | 'report' };

const maxLength = 200;

const directive = z.string().regex(/^[a-z-]{1,40}$/);
const disposition = z.enum(['enforce', 'report']).catch('enforce');

const legacyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': directive.optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
    disposition,
  }),
});

/** Body of `report-to` reports: a list that may contain other kinds. */
const reports = z.array(z.object({ type: z.string(), body: z.unknown() })).max(50);
const reportBody = z.object({
  documentURL: z.string(),
  effectiveDirective: directive,
  blockedURL: z.string().default(''),
  disposition,
});

/** The origin of a URL, or the browser's keyword, such as `inline`. */
const getBlockedSource = (blocked: string): string => {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, maxLength);
};

const toViolation = (
  page: string,
  effective: string,
  blocked: string,
  kind: Violation['disposition'],
  host: string | null,
): Violation[] => {
  if (!URL.canParse(page)) return [];
  const url = new URL(page);
  return url.host === host
    ? [
        {
          directive: effective,
          blocked: getBlockedSource(blocked),
          page: url.pathname.slice(0, maxLength),
          disposition: kind,
        },
      ]
    : [];
};

/** Parses the violations of this host's documents; none for any other body. */
export const parseViolations = (body: unknown, host: string | null): Violation[] => {
  const legacy = legacyReport.safeParse(body);
  if (legacy.success) {
    const {
      'document-uri': page,
      'effective-directive': effective,
      'violated-directive': violated = '',
      'blocked-uri': blocked,
      disposition: kind,
    } = legacy.data['csp-report'];
    const name = directive.safeParse(effective ?? violated.split(' ', 1)[0]);
    return name.success ? toViolation(page, name.data, blocked, kind, host) : [];
  }
  const list = reports.safeParse(body);
  if (!list.success) return [];
  return list.data
    .filter(({ type }) => type === 'csp-violation')
    .flatMap((report) => {
      const parsed = reportBody.safeParse(report.body);
      return parsed.success
        ? toViolation(
            parsed.data.documentURL,
            parsed.data.effectiveDirective,
            parsed.data.blockedURL,
            parsed.data.disposition,
            host,
          )
        : [];
    });
};
