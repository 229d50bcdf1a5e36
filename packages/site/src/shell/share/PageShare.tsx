import { SharePage } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';
import { absolute } from '../../routing/absolute';

export type PageShareProps = { page: PageIdentity; title: string };

/** SHARE THIS PAGE for the page header (SPEC §2.8). */
export const PageShare = ({ page, title }: PageShareProps) => (
  <SharePage page={{ url: absolute(page.brand, page.path), title }} />
);
