import type { Brand } from '@masthead/config';
import { SkipLink, Toast } from '@masthead/design-system';
import { fontFaces } from '@masthead/design-system/font-files';
import type { Metadata } from 'next';
import { getPublicOrigin } from '../routing/absoluteUrl';
import { getHubLink } from '../routing/hubs';
import { adSettings } from '../shell/ads/settings';
import { siteBehavior } from '../shell/behavior';
import { DeveloperTools } from '../shell/devPanel/DeveloperTools';
import { chunkGuardScript } from '../shell/navigation/chunkGuard';
import { readingScript } from '../shell/reading/readingScript';
import { ConsentPrompt } from '../shell/tracking/ConsentPrompt';
import { trackingSettings } from '../shell/tracking/settings';
import { signedInHintScript } from '../shell/visitor/signedInHint';
import { visitorOptions } from '../shell/visitor/visitorOptions';

export const siteMetadata = (brand: Brand) =>
  ({
    metadataBase: new URL(getPublicOrigin(brand)),
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
  }) satisfies Metadata;

/** Attributes of `<html>`, besides its language, on all pages of a brand. */
export const rootAttributes = (brand: Brand) => ({
  'data-scroll-behavior': 'smooth',
  'data-market-paths': getHubLink(brand, 'markets').url,
});

/** Preloads the faces of the first screen. Italics are fetched by pages that have some. */
export const FontPreloads = () =>
  [fontFaces.headline, fontFaces.interface].map(({ file }) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ));

/** What comes before the page in `<body>`: scripts that run before the first paint, the skip link, the consent banner. */
export const BeforePage = ({ brand }: { brand: Brand }) => (
  <>
    {[chunkGuardScript, signedInHintScript, readingScript].map((code) => (
      <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
    ))}
    <SkipLink />
    <ConsentPrompt settings={trackingSettings(brand)} privacyUrl={brand.subscribeCard.privacy.url} />
  </>
);

/** What comes after the page in `<body>`. */
export const AfterPage = ({ brand }: { brand: Brand }) => (
  <>
    <div hidden {...siteBehavior('ads', adSettings(brand))} />
    <div hidden {...siteBehavior('visitor', visitorOptions(brand))} />
    <Toast {...siteBehavior('online-notice')} />
    <DeveloperTools brand={brand} />
  </>
);
