import { getTexts } from '@masthead/texts/languages';
import type { Brand } from '../../../content/publications/brands.ts';
import { toPageUrl } from '../flowParams.ts';
import { Html, html } from '../../mail/html.ts';
import { styleHash, styleSheet } from '../styles.ts';
import type { Visit } from '../visit.ts';

/** The content of a store page: `intro` beside or above `main`. `script` is a path: pages work without theirs. */
export type View = { title: string; intro: Html; main: Html; columns?: 'one' | 'two'; script?: string };

/** Decides between the links of the header. */
type SignInState = 'in' | 'out';

const getFrame = ({ language }: Brand) => getTexts(language).storePages.storeFrameTexts;

const renderHeader = (
  { brand, flowParams }: Visit,
  signInState: SignInState,
): Html => html`<header class="mast"><div class="wrap">
<a href="/"><img src="${brand.logo.src}" width="${brand.logo.width}" height="${brand.logo.height}" alt="${getFrame(brand).homeOf(brand.name)}"></a>
<nav aria-label="${getFrame(brand).account}">${
  signInState === 'in'
    ? html`<a href="${toPageUrl('MyAccount', flowParams)}">${getFrame(brand).myAccount}</a><a href="${toPageUrl('Logout', flowParams)}">${getFrame(brand).signOut}</a>`
    : html`<a href="${toPageUrl('Login', flowParams)}">${getFrame(brand).signIn}</a><a href="${toPageUrl('default', flowParams)}">${getFrame(brand).register}</a>`
}</nav></div></header>`;

const renderEmail = ({ support: { email } }: Brand): Html => html`<a href="mailto:${email}">${email}</a>`;

/** The phone of a publication with its hours, else its email address. */
export const renderContact = (brand: Brand): Html => {
  const { phone, hours } = brand.support;
  if (phone === undefined) return renderEmail(brand);
  return html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>, ${hours}`;
};

const renderFooter = ({ brand }: Visit): Html => html`<footer class="foot"><div class="wrap">
<p>${brand.name}${brand.networkLine && `. ${brand.networkLine}`}</p>
<nav aria-label="${getFrame(brand).legal}"><a href="${brand.links.terms}">${getFrame(brand).terms}</a><a href="${brand.links.privacy}">${getFrame(brand).privacy}</a><a href="${brand.links.contact}">${getFrame(brand).contact}</a></nav>
<p>${getFrame(brand).help} ${renderContact(brand)}</p>
</div></footer>`;

/** `form-action` must allow sister sites: browsers apply it to redirects after a form. */
const getContentSecurityPolicy = (sheet: string, { formOrigins }: Visit, { script }: View): string =>
  `default-src 'none'; style-src ${styleHash(sheet)}; img-src 'self'; font-src 'self'; form-action 'self' ${formOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'${script === undefined ? '' : "; script-src 'self'; connect-src 'self'"}`;

const renderDocument = (
  visit: Visit,
  signed: SignInState,
  { title, intro, main, columns = 'two', script }: View,
  sheet: string,
): Html => html`<!doctype html>
<html lang="${visit.brand.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${visit.brand.name}</title>
<meta name="robots" content="noindex"><link rel="icon" href="${visit.brand.mark}" type="image/svg+xml">
<style>${new Html(sheet)}</style>${script && html`<script type="module" src="${script}"></script>`}</head>
<body><a class="skip" href="#main">${getFrame(visit.brand).skip}</a>
${renderHeader(visit, signed)}
<main id="main"><div class="wrap page ${columns === 'one' && 'single'}"><div class="intro">${intro}</div><div class="stack">${main}</div></div></main>
${renderFooter(visit)}
</body></html>
`;

/** Headers of every store response: never cached, never indexed, never framed. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

export const pageResponse = (
  visit: Visit,
  signed: SignInState,
  view: View,
  status = 200,
  headers: Record<string, string> = {},
): Response => {
  const sheet = styleSheet(visit.brand);
  return new Response(renderDocument(visit, signed, view, sheet).text, {
    status,
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': getContentSecurityPolicy(sheet, visit, view),
      ...headers,
    },
  });
};

/** Creates the page for a client that has used up a limit. */
export const tooManyRequestsPage = (visit: Visit, view: View, retryAfterSeconds: number): Response =>
  pageResponse(visit, 'out', view, 429, { 'retry-after': String(retryAfterSeconds) });
