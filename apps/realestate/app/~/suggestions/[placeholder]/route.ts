import { suggestionsRoute } from '@masthead/site/suggestions-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const revalidate = 900;
export const { GET, generateStaticParams } = suggestionsRoute(brand);
