import { serviceWorkerRoute } from '@masthead/site/service-worker-route';
import { brand } from '@/brand';

export const dynamic = 'force-dynamic';
export const { GET } = serviceWorkerRoute(brand);
