import type { Brand } from '@masthead/config';
import { body } from '@masthead/design-system/base';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ConnectBehaviors } from '../browser/ConnectBehaviors.client';
import { AfterPage, BeforePage, FontPreloads, rootAttributes, siteMetadata } from './siteParts';

/** The layout of the pages of Next, which are the developer tools: that of documents. Their links load documents. */
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
          <BeforePage brand={brand} />
          {children}
          <ConnectBehaviors />
          <AfterPage brand={brand} />
        </body>
      </html>
    );
  };
  return { Layout, generateMetadata, viewport };
};
