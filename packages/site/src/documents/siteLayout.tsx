import type { Brand } from '@masthead/config';
import { body } from '@masthead/design-system/base';
import { StaticRegion } from '@masthead/next-runtime/static-region';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ConnectBehaviors } from '../browser/ConnectBehaviors.client';
import { SoftNavigation } from '../shell/navigation/SoftNavigation.client';
import { SiteFrame } from '../shell/layout/SiteFrame';
import { AfterPage, BeforePage, FontPreloads, rootAttributes, siteMetadata } from './siteParts';

/** The root layout of a brand: language, theme, fonts, shared metadata, and the scripts of every page. */
export const siteLayout = (brand: Brand, className: string) => {
  const generateMetadata = (): Metadata => ({
    ...siteMetadata(brand),
    title: { default: brand.name, template: `%s | ${brand.name}` },
  });
  const viewport: Viewport = { width: 'device-width', initialScale: 1 };
  const Layout = ({ children }: { children: ReactNode }) => {
    return (
      <html lang={brand.language} className={className} {...rootAttributes(brand)} suppressHydrationWarning>
        <head>
          <FontPreloads />
        </head>
        <body className={body}>
          <StaticRegion />
          <BeforePage brand={brand} />
          {/* Before the page, because React cleans up in the order of the tree: slots stop before their elements are removed. */}
          <SoftNavigation />
          {children}
          <ConnectBehaviors />
          <AfterPage brand={brand} />
        </body>
      </html>
    );
  };
  // Each page renders its own frame. Naming it here puts its scripts into the layout's chunks instead of each page's.
  return { Layout, generateMetadata, viewport, frame: SiteFrame };
};
