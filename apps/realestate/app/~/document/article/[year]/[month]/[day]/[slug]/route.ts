import { articleDocument } from '@masthead/site/article-document';
import { brand } from '@/brand';
import { fonts } from '@/fonts.css';
import { theme } from '@/theme.css';

export const dynamic = 'force-dynamic';
export const { GET } = articleDocument(brand, `${theme} ${fonts}`);
