import { documentRoute } from '@masthead/site/document-route';
import { brand } from '@/brand';
import { fonts } from '@/fonts.css';
import { theme } from '@/theme.css';

export const dynamic = 'force-dynamic';
export const { GET } = documentRoute(brand, `${theme} ${fonts}`);
