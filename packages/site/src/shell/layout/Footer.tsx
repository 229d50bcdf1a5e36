import type { Brand } from '@masthead/config';
import { SiteFooter } from '@masthead/design-system';
import { toFooter } from './footerContent';

/** The brand's footer (§2.5). */
export const Footer = ({ brand }: { brand: Brand }) => <SiteFooter {...toFooter(brand)} />;
