import { escapeHtml } from '@masthead/content-rules/html';
import { type Brand, formatCopyright } from '@masthead/config';
import { createChartCss } from '@masthead/design-system/chart-css';
import { fontFaces } from '@masthead/design-system/font-files';
import { newsTheme, type NewsThemeChoices } from '@masthead/design-system/theme';
import type { ReactNode } from 'react';
import { errorMetadataTexts, notFoundTexts } from '@masthead/texts/errors';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { ArticleView } from '../../screens/article/loadArticle';
import { articleData } from '../../framework/structuredData/story';
import { toJsonLd } from '../../framework/structuredData/StructuredData';
import { AmpArticle } from './AmpArticle';
import { Icon, isIconName } from '@masthead/design-system';
import { headerTexts } from '@masthead/texts/navigation';
import './ampElements';
import { limits } from '@masthead/config/limits';

const face = (family: string, file: string): string =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:400 700;font-style:normal;font-display:swap}`;

/** The styles of an AMP page from the site's tokens. AMP allows one sheet of at most 75,000 bytes. */
const createAmpCss = (themeChoices: NewsThemeChoices): string => {
  const { color, font, text, leading, tracking, border, grid, space } = newsTheme(themeChoices);
  const kicker = `font:650 ${text.kicker}/1.35 ${font.interface};letter-spacing:${tracking.kicker};text-transform:uppercase`;
  const meta = `font:400 ${text.meta}/1.45 ${font.interface};color:${color.ink3}`;
  return [
    face(themeChoices.font.headline, fontFaces.headline.file),
    face(themeChoices.font.interface, fontFaces.interface.file),
    '*,*::before,*::after{box-sizing:border-box}',
    `body{margin:0;background:${color.paper};color:${color.ink};font:400 ${text.body}/${leading.body} ${font.headline};-webkit-text-size-adjust:100%;overflow-wrap:break-word}`,
    'h1,h2,h3,h4,p,ul,ol,figure,blockquote,table{margin:0;padding:0}ul,ol{list-style:none}',
    'a{color:inherit;text-decoration:none}',
    `a:focus-visible,button:focus-visible,[tabindex]:focus-visible{outline:${border.focus};outline-offset:2px}`,
    `.skip{position:absolute;left:-9999px;padding:12px 16px;background:${color.paper};font:600 ${text.ui}/1.4 ${font.interface}}.skip:focus{left:16px;top:8px;z-index:2}`,
    `.top{border-bottom:${border.masthead};padding:14px 16px}.top a{display:block;max-width:${limits.amp.logoWidthPx}px;margin-left:max(0px,calc((100% + 32px - ${grid.measure}) / 2))}`,
    `main{max-width:${grid.measure};margin:0 auto;padding:0 16px ${space[9]}}`,
    `.head{padding:${space[7]} 0 ${space[6]}}.kicker{${kicker};color:${color.accent};margin-bottom:14px}.kicker a{display:inline-block;padding:6px 0}.kicker .sep{color:${color.ink3};margin:0 .7em}.kicker--sponsor{color:${color.ink3}}`,
    `h1{font:${font.headWeight} ${text.h1}/${leading.h1} ${font.headline};letter-spacing:${font.headTrackingXl}}`,
    `.deck{font:400 ${text.deck}/${leading.deck} ${font.headline};color:${color.ink2};margin-top:14px}`,
    `.meta{${meta};margin-top:14px;font-variant-numeric:tabular-nums}.meta a,.meta b{color:${color.ink};font-weight:600}.dot::before{content:'·';margin:0 .5em}`,
    `.opening{margin:0 -16px ${space[6]}}.opening figcaption{padding-left:16px;padding-right:16px}amp-img{background:${color.tint2}}.top amp-img,.portrait amp-img{background:none}.cover img{object-fit:cover}figure amp-img[layout=intrinsic]{display:block;width:fit-content;margin:0 auto}`,
    `figcaption,.caption{${meta};padding:9px 0;border-bottom:${border.hairline}}`,
    `.need{background:${color.tint};border-top:3px solid ${color.accent};padding:20px 24px 24px;margin-bottom:${space[7]}}.need h2{${kicker};color:${color.accent};margin-bottom:6px}`,
    `.need li,.body ul>li{position:relative;padding-left:22px}.need li{margin-top:10px}.need li::before,.body ul>li::before{content:'';position:absolute;left:0;top:.72em;width:9px;height:2px;background:${color.accent}}`,
    `.deal{border-top:${border.masthead};border-bottom:${border.masthead};padding:16px 0 12px;margin-bottom:${space[7]}}.deal h2{${kicker};color:${color.accent}}.deal-title{font:${font.headWeight} ${text.h4}/1.25 ${font.headline};margin-top:6px}.deal p:not(.deal-title),.deal dt{${meta}}.deal-map{position:relative;max-width:240px;margin-top:12px}.deal-map amp-img{background:none}.deal-map::after{content:'';position:absolute;left:50%;top:50%;width:10px;height:10px;margin:-5px;border-radius:50%;background:${color.accent}}.deal dl{margin:10px 0 0}.deal dl div{display:flex;gap:16px;padding:9px 0;border-top:${border.hairline}}.deal dt{flex:none;width:120px}.deal dd{margin:0;font:600 ${text.uiSmall}/1.4 ${font.interface};font-variant-numeric:lining-nums tabular-nums}.deal a{display:block;border-top:${border.hairline};padding:12px 0 8px;font:600 ${text.uiSmall}/1.4 ${font.interface}}`,
    '.body>*+*{margin-top:1.15em}.body figure,.body blockquote,.body .table-scroll,.embed{margin-top:32px;margin-bottom:32px}',
    `.body h2,.body h3,.body h4,.more h2{font:${font.headWeight} ${text.h3}/1.2 ${font.headline};letter-spacing:${font.headTracking}}.body h3{font-size:${text.h4}}.body h4{font-size:${text.h5}}.body>*+h2,.body>*+h3{margin-top:1.7rem}`,
    `.body a,.more-link{text-decoration:underline;text-decoration-color:${color.accent};text-decoration-thickness:1px;text-underline-offset:3px}`,
    `.body ol{list-style:decimal;padding-left:1.6em}.body li+li{margin-top:.45em}.body hr{border:0;border-top:${border.hairline}}.body mark,.body ins{background:${color.accentTint};color:inherit}.body pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.9em;padding:${space[4]};background:${color.tint}}.body dt{font-weight:650}.body dd{margin:0 0 0 1.6em}`,
    `.body blockquote{border-top:${border.masthead};border-bottom:${border.hairline};padding:20px 0 18px}.body blockquote,.body blockquote p{font:italic 400 ${text.h2}/1.22 ${font.headline}}.body blockquote footer,.body blockquote cite{${meta};display:block;font-style:normal;margin-top:10px}`,
    `.table-scroll{overflow-x:auto;overflow-wrap:normal}table{width:100%;border-collapse:collapse;border-top:${border.masthead};font:400 ${text.uiSmall}/1.4 ${font.interface};font-variant-numeric:lining-nums tabular-nums}caption{font-weight:600;text-align:left;padding:10px 0}th,td{text-align:left;vertical-align:top;padding:9px 16px 9px 0;border-bottom:${border.hairline}}th{font-weight:650}td[align=right],th[align=right]{text-align:right}`,
    `.slide{display:flex;flex-direction:column;height:100%;background:${color.tint}}.slide img{object-fit:contain}.slide p{${meta};padding:12px 16px;overflow-y:auto;flex:1 0 auto;max-height:45%;box-sizing:border-box;white-space:normal}.line{display:block}.slide b{display:block;color:${color.ink};font:${font.headWeight} ${text.h5}/1.3 ${font.headline};margin:4px 0}`,
    `.embed{border-top:${border.hairline};border-bottom:${border.hairline};padding:20px 0}.ask{background:${color.tint};padding:24px;text-align:center}.ask p{${meta};margin-top:12px}.btn{border:0;border-radius:2px;min-height:44px;padding:0 20px;background:${color.ink};color:${color.paper};font:600 ${text.ui}/1.4 ${font.interface};cursor:pointer}`,
    `.slot{border-top:${border.hairline};border-bottom:${border.hairline};padding:14px 0 22px;margin:32px 0;text-align:center}.slot p{font:400 ${text.label}/1 ${font.interface};letter-spacing:.04em;color:${color.adInk};padding-bottom:7px}.slot>a{display:block;text-align:left;background:${color.ad};border-top:3px solid ${color.accent};padding:20px 24px;font:400 ${text.uiSmall}/1.4 ${font.interface}}.slot b{display:block;font:${font.headWeight} ${text.h4}/1.2 ${font.headline};margin-bottom:6px}.slot span{display:block;color:${color.ink2}}.slot em{display:inline-block;font-style:normal;font-weight:600;color:${color.accent};padding-top:10px}`,
    `.end{border-top:${border.masthead};margin-top:${space[7]};padding-top:${space[5]}}.end p,.author p{${meta}}.author{display:flex;gap:16px;margin-bottom:20px}.portrait{flex:none;width:64px}.author h3{font:${font.headWeight} ${text.h5}/1.3 ${font.headline};margin:0 0 4px}.end>p+p{margin-top:12px}.full{display:inline-block;padding:12px 0;font:600 ${text.ui}/1.4 ${font.interface};color:${color.ink}}`,
    `.more{margin-top:${space[7]};border-top:${border.heavy};padding-top:14px}.more li{border-bottom:${border.hairline}}.more li a{display:block;padding:14px 0;font:${font.headWeight} ${text.h5}/1.3 ${font.headline}}`,
    `.foot{background:${color.inverse};color:${color.onInverse};padding:28px 16px;text-align:center;font:400 ${text.uiSmall}/1.4 ${font.interface}}.foot a:focus-visible{outline-color:${color.focusOnInverse}}`,
    `.foot ul{display:flex;justify-content:center;flex-wrap:wrap;gap:12px;margin-bottom:18px}.foot li a{display:block;padding:4px}.foot svg{display:block;width:${limits.amp.footerIconPx}px;height:${limits.amp.footerIconPx}px;fill:currentcolor}`,
    `.legal a{display:inline-block;padding:12px 10px;text-decoration:underline;text-underline-offset:3px}.copy{color:${color.onInverse2}}`,
  ].join('\n');
};

/** The boilerplate that AMP requires verbatim. */
export const boilerplate =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

const versions = {
  'amp-ad': '0.1',
  'amp-analytics': '0.1',
  'amp-carousel': '0.1',
  'amp-video': '0.1',
  'amp-youtube': '0.1',
  'amp-vimeo': '0.1',
  'amp-iframe': '0.1',
} as const;
type Extension = keyof typeof versions;

const names = Object.keys(versions) as Extension[];

/** The scripts of the AMP elements in a body. AMP rejects missing and unused ones. */
export const extensionScripts = (body: string): string =>
  names
    .filter((name) => body.includes(`<${name} `))
    .map(
      (name) =>
        `<script async custom-element="${name}" src="https://cdn.ampproject.org/v0/${name}-${versions[name]}.js"></script>`,
    )
    .join('');

export const runtime = '<script async src="https://cdn.ampproject.org/v0.js"></script>';

const getIcon = (network: string) => {
  const name = network.trim().toLowerCase();
  return isIconName(name) ? name : 'link';
};

/** AMP-only layout (§2.6): a header with the 461x50 logo; a footer with 36x36 social icons and legal links. */
const AmpFrame = ({ brand, children }: { brand: Brand; children: ReactNode }) => {
  const { logos, footer, timeZone } = brand;
  return (
    <>
      <a className="skip" href="#main">
        {headerTexts.skip}
      </a>
      <header className="top">
        <a href="/">
          <amp-img
            src={logos.amp.src}
            width={logos.amp.width}
            height={logos.amp.height}
            layout="intrinsic"
            alt={`${brand.name}: ${brand.tagline}`}
            data-hero=""
          />
        </a>
      </header>
      {children}
      <footer className="foot">
        <ul>
          {footer.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} aria-label={name}>
                <Icon name={getIcon(name)} />
              </a>
            </li>
          ))}
        </ul>
        <p className="legal">
          {footer.legalLinks.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </p>
        <p className="copy">{formatCopyright(footer.copyright, new Date(), timeZone)}</p>
      </footer>
    </>
  );
};

const robots = { index: 'index,follow,max-image-preview:large', nofollow: 'index,nofollow' };

/** The head of an AMP document, besides the required AMP elements. */
type AmpHead = { title: string; description?: string | undefined; robots: string; canonical: string; data?: string };

const renderDocument = async (
  brand: Brand,
  themeChoices: NewsThemeChoices,
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
    `<style amp-custom>${createAmpCss(themeChoices)}${body.includes('class="chart-figure"') ? createChartCss(newsTheme(themeChoices)) : ''}</style>`,
    data ? `<script type="application/ld+json">${data}</script>` : '',
  ].join('');
  return `<!doctype html><html amp lang="${brand.language}"><head>${head}</head><body>${body}</body></html>`;
};

/** Renders the AMP document of an article (§2.1, §2.6). */
export const renderAmpDocument = (brand: Brand, themeChoices: NewsThemeChoices, view: ArticleView): Promise<string> =>
  renderDocument(
    brand,
    themeChoices,
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
export const renderAmpNotFound = (brand: Brand, themeChoices: NewsThemeChoices): Promise<string> =>
  renderDocument(
    brand,
    themeChoices,
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
