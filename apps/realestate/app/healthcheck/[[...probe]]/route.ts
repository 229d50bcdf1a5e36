import { healthRoute } from '@masthead/site/health-route';

export const dynamic = 'force-dynamic';
export const { GET } = healthRoute();
