import type { Brand } from '@masthead/config';
import { PrintHead, SkipLink } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';

export type SiteFrameProps = {
  brand: Brand;
  /** The page's own address, for the current section and the print head. */
  path: string;
  /** Address of the section, where the page's own address does not say it: an article's. */
  section?: string | undefined;
  children: ReactNode;
};

/** Header, main area and footer around a screen (SPEC §2.6, default layout; print version). */
export const SiteFrame = ({ brand, path, section, children }: SiteFrameProps) => (
  <>
    <SkipLink />
    <PrintHead path={path} brand={{ name: brand.name, ...(brand.logos.print && { printLogo: brand.logos.print }) }} />
    <Header brand={brand} path={section ?? path} />
    <Drawer brand={brand} />
    <main id="main" tabIndex={-1}>{children}</main>
    <Footer brand={brand} />
  </>
);
