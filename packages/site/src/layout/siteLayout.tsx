import type { Brand } from '@masthead/config';
import { body } from '@masthead/design-system/base';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SoftNavigation } from '../navigation/SoftNavigation.client';
import { originOf } from '../routes/absolute';

/** The document around every page of a brand: language, theme, fonts and what all pages tell machines. */
export const siteLayout = (brand: Brand, className: string) => {
  const generateMetadata = (): Metadata => ({
    metadataBase: new URL(originOf(brand)),
    title: { default: brand.name, template: `%s | ${brand.name}` },
    description: brand.description,
    applicationName: brand.name,
    icons: { icon: [{ url: brand.logos.mark.src, type: 'image/svg+xml' }] },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  });
  const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' };
  const Layout = ({ children }: { children: ReactNode }) => (
    <html lang={brand.language} className={className}>
      <body className={body}>
        {children}
        <SoftNavigation />
      </body>
    </html>
  );
  return { Layout, generateMetadata, viewport };
};
