import { escapeHtml } from '@masthead/content-rules/html';
import type { Brand } from '@masthead/config';
import { createChartCss } from '@masthead/design-system/chart-css';
import { newsTheme, type NewsThemeChoices } from '@masthead/design-system/theme';
import type { ReactNode } from 'react';
import { errorMetadataTexts, notFoundTexts } from '@masthead/texts/errors';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { ArticleView } from '../../screens/article/loadArticle';
import { articleData } from '../../framework/structuredData/story';
import { toJsonLd } from '../../framework/structuredData/StructuredData';
import { AmpArticle } from './AmpArticle';
import { createAmpCss, type AmpFonts } from './ampCss';
import { AmpFrame } from './AmpFrame';
import { boilerplate, extensionScripts, runtime } from './head';

/** Theme and fonts of a brand, for AMP pages, which cannot load its style sheets. */
export type AmpStyles = { theme: NewsThemeChoices; fonts: AmpFonts };

const robots = { index: 'index,follow,max-image-preview:large', nofollow: 'index,nofollow' };

/** The head of an AMP document, besides the required AMP elements. */
type AmpHead = { title: string; description?: string | undefined; robots: string; canonical: string; data?: string };

const renderDocument = async (
  brand: Brand,
  styles: AmpStyles,
  { title, description, robots: robotsContent, canonical, data }: AmpHead,
  content: ReactNode,
): Promise<string> => {
  // Next rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const body = renderToStaticMarkup(<AmpFrame brand={brand}>{content}</AmpFrame>);
  const head = [
    '<meta charset="utf-8">',
    runtime,
    '<meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1">',
    extensionScripts(body),
    `<title>${escapeHtml(`${title} | ${brand.name}`)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    `<meta name="robots" content="${robotsContent}">`,
    `<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(brand, canonical))}">`,
    `<link rel="icon" href="${escapeHtml(brand.logos.mark.src)}" type="image/svg+xml">`,
    boilerplate,
    `<style amp-custom>${createAmpCss(styles.theme, styles.fonts)}${body.includes('class="chart-figure"') ? createChartCss(newsTheme(styles.theme)) : ''}</style>`,
    data ? `<script type="application/ld+json">${data}</script>` : '',
  ].join('');
  return `<!doctype html><html amp lang="${brand.language}"><head>${head}</head><body>${body}</body></html>`;
};

/** Renders the AMP document of an article (§2.1, §2.6). */
export const renderAmpDocument = (brand: Brand, styles: AmpStyles, view: ArticleView): Promise<string> =>
  renderDocument(
    brand,
    styles,
    {
      title: view.title,
      description: view.deck,
      robots: robots[view.robots],
      canonical: view.canonical,
      data: toJsonLd(articleData(brand, view)),
    },
    <AmpArticle brand={brand} view={view} />,
  );

/** The compact 404 (§2.4) for a missing AMP article. */
export const renderAmpNotFound = (brand: Brand, styles: AmpStyles): Promise<string> =>
  renderDocument(
    brand,
    styles,
    { title: errorMetadataTexts.notFound, robots: 'noindex', canonical: '/' },
    <main id="main">
      <div className="head">
        <h1>{notFoundTexts.error}</h1>
        <p className="deck">{notFoundTexts.notFound}</p>
        <p>
          <a className="full" href="/">
            {notFoundTexts.home}
          </a>
        </p>
      </div>
    </main>,
  );
