import type { Brand } from '@masthead/config';
import { SkipLink, Toast } from '@masthead/design-system';
import { body } from '@masthead/design-system/base';
import { fontFaces } from '@masthead/design-system/font-files';
import { StaticRegion } from '@masthead/next-runtime/static-region';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DeveloperTools } from '../shell/devPanel/DeveloperTools.client';
import { env } from '../env';
import { ConnectBehaviors } from '../browser/ConnectBehaviors.client';
import { siteBehavior } from '../shell/behavior';
import { adSettings } from '../shell/ads/settings';
import { chunkGuardScript } from '../shell/navigation/chunkGuard';
import { SoftNavigation } from '../shell/navigation/SoftNavigation.client';
import { readingScript } from '../shell/reading/readingScript';
import { getPublicOrigin } from '../routing/absoluteUrl';
import { getHubLink } from '../routing/hubs';
import { getBrandPathValues } from '../routing/rules';
import { signedInHintScript } from '../shell/visitor/signedInHint';
import { visitorOptions } from '../shell/visitor/visitorOptions';
import { SiteFrame } from '../shell/layout/SiteFrame';
import { trackingSettings } from '../shell/tracking/settings';
import { ConsentPrompt } from '../shell/tracking/ConsentPrompt';

/** The root layout of a brand: language, theme, fonts, shared metadata, and the scripts of every page. */
export const siteLayout = (brand: Brand, className: string) => {
  const generateMetadata = (): Metadata => ({
    metadataBase: new URL(getPublicOrigin(brand)),
    title: { default: brand.name, template: `%s | ${brand.name}` },
    description: brand.description,
    applicationName: brand.name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: brand.logos.mark.src, type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: [{ url: brand.logos.touch.src, sizes: `${brand.logos.touch.width}x${brand.logos.touch.height}` }],
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  });
  const viewport: Viewport = { width: 'device-width', initialScale: 1 };
  const Layout = ({ children }: { children: ReactNode }) => {
    return (
      <html
        lang={brand.language}
        className={className}
        data-scroll-behavior="smooth"
        data-market-paths={getHubLink(brand, 'markets').url}
        suppressHydrationWarning
      >
        <head>
          {/* The faces of the first screen. Italics are fetched by pages that have some. */}
          {[fontFaces.headline, fontFaces.interface].map(({ file }) => (
            <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
          ))}
        </head>
        <body className={body}>
          <script dangerouslySetInnerHTML={{ __html: chunkGuardScript }} />
          <script dangerouslySetInnerHTML={{ __html: signedInHintScript }} />
          <script dangerouslySetInnerHTML={{ __html: readingScript }} />
          <StaticRegion />
          <SkipLink />
          <ConsentPrompt settings={trackingSettings(brand)} privacyUrl={brand.subscribeCard.privacy.url} />
          {/* Before the page, because React cleans up in the order of the tree: slots stop before their elements are removed. */}
          <SoftNavigation />
          {children}
          <ConnectBehaviors />
          <div hidden {...siteBehavior('ads', adSettings(brand))} />
          <div hidden {...siteBehavior('visitor', visitorOptions(brand))} />
          <Toast {...siteBehavior('online-notice')} />
          {env.DEPLOYMENT !== 'production' && (
            <DeveloperTools
              brand={brand.name}
              deployment={env.DEPLOYMENT}
              brandValues={getBrandPathValues(brand)}
              ads={adSettings(brand)}
            />
          )}
        </body>
      </html>
    );
  };
  // Each page renders its own frame. Naming it here puts its scripts into the layout's chunks instead of each page's.
  return { Layout, generateMetadata, viewport, frame: SiteFrame };
};
