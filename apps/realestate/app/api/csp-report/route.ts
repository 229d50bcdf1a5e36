import { cspReportRoute } from '@masthead/site/csp-report-route';

export const { POST } = cspReportRoute();
