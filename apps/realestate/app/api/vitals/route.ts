import { vitalsRoute } from '@masthead/site/vitals-route';
import { brand } from '@/brand';

export const { POST } = vitalsRoute(brand);
