import type { Brand } from '@masthead/config';
import type { NewsThemeChoices } from '@masthead/design-system/theme';
import { absolute } from '../routes/absolute';
import type { ArticleView } from '../screens/article/loadArticle';
import { articleData } from '../structuredData/story';
import { toJsonLd } from '../structuredData/toJsonLd';
import { AmpArticle } from './AmpArticle';
import { ampCss, type AmpFonts } from './ampCss';
import { AmpFrame } from './AmpFrame';
import { boilerplate, escapeHtml, extensionScripts, runtime } from './head';

/** How a brand looks where its style sheets cannot be used. */
export type AmpLook = { theme: NewsThemeChoices; fonts: AmpFonts };

const robots = { index: 'index,follow,max-image-preview:large', nofollow: 'index,nofollow' };

/** A whole AMP document of an article (SPEC §2.1, §2.6). */
export const ampDocument = async (brand: Brand, look: AmpLook, view: ArticleView): Promise<string> => {
  // Next refuses a static import of the renderer in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const body = renderToStaticMarkup(<AmpFrame brand={brand}><AmpArticle brand={brand} view={view} /></AmpFrame>);
  const head = [
    '<meta charset="utf-8">',
    runtime,
    '<meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1">',
    extensionScripts(body),
    `<title>${escapeHtml(`${view.title} | ${brand.name}`)}</title>`,
    view.deck ? `<meta name="description" content="${escapeHtml(view.deck)}">` : '',
    `<meta name="robots" content="${robots[view.robots]}">`,
    `<link rel="canonical" href="${escapeHtml(absolute(brand, view.canonical))}">`,
    `<link rel="icon" href="${escapeHtml(brand.logos.mark.src)}" type="image/svg+xml">`,
    boilerplate,
    `<style amp-custom>${ampCss(look.theme, look.fonts)}</style>`,
    `<script type="application/ld+json">${toJsonLd(articleData(brand, view))}</script>`,
  ].join('');
  return `<!doctype html><html amp lang="${brand.language}"><head>${head}</head><body>${body}</body></html>`;
};
