import type { Brand } from '@masthead/config';
import { SharePage } from '@masthead/design-system';
import { absolute } from '../../routing/absolute';

export type PageShareProps = { brand: Brand; path: string; title: string };

/** SHARE THIS PAGE for the page header (SPEC §2.8). */
export const PageShare = ({ brand, path, title }: PageShareProps) => (
  <SharePage page={{ url: absolute(brand, path), title }} />
);
