import { SharePage } from '@masthead/design-system';
import { shareTexts } from '@masthead/texts/share';
import type { PageIdentity } from '../../framework/pageContext';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

/** Props of `PageShare`. */
export type PageShareProps = { page: PageIdentity; title: string; label?: string };

/** SHARE THIS PAGE (§2.8). */
export const PageShare = ({ page, title, label = shareTexts.sharePage }: PageShareProps) => (
  <SharePage page={{ url: toAbsoluteUrl(page.brand, page.path), title }} label={label} />
);
