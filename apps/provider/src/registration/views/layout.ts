import type { StoreBrand } from '../brands.ts';
import { pageLink } from '../carried.ts';
import { Html, html } from '../html.ts';
import { styleHash, styleSheet } from '../styles.ts';
import type { Visit } from '../visit.ts';

/** What a page of the store shows; `aside` beside the forms, `main` under the other. */
export type View = { title: string; intro: Html; main: Html; columns?: 'one' | 'two' };

/** Whether somebody is signed in decides what the header offers. */
export type Signed = 'in' | 'out';

const header = ({ brand, carried }: Visit, signed: Signed): Html => html`<header class="mast"><div class="wrap">
<a href="/"><img src="${brand.logo.src}" width="${brand.logo.width}" height="${brand.logo.height}" alt="${brand.name}: home page"></a>
<nav aria-label="Account">${
  signed === 'in'
    ? html`<a href="${pageLink('MyAccount', carried)}">My account</a><a href="${pageLink('Logout', carried)}">Sign out</a>`
    : html`<a href="${pageLink('Login', carried)}">Sign in</a><a href="${pageLink('default', carried)}">Register</a>`
}</nav></div></header>`;

const footer = ({ brand }: Visit): Html => html`<footer class="foot"><div class="wrap">
<p>${brand.name}. ${brand.networkLine}</p>
<nav aria-label="Legal and help"><a href="${brand.links.terms}">Terms of Service</a><a href="${brand.links.privacy}">Privacy Policy</a><a href="${brand.links.contact}">Contact</a></nav>
<p>Help: <a href="tel:${brand.support.phone.replace(/[^\d+]/g, '')}">${brand.support.phone}</a>, ${brand.support.hours}</p>
</div></footer>`;

/** Forms may lead on to a sister site: browsers hold the redirect behind a form to `form-action` too. Where to, the server has checked. */
const policy = (sheet: string, { origins }: StoreBrand, origin: string): string =>
  `default-src 'none'; style-src ${styleHash(sheet)}; img-src 'self'; font-src 'self'; form-action 'self' https: ${[...new Set([origin, ...origins])].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

const documentOf = (
  visit: Visit,
  signed: Signed,
  { title, intro, main, columns = 'two' }: View,
  sheet: string,
): Html => html`<!doctype html>
<html lang="${visit.brand.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${visit.brand.name}</title>
<meta name="robots" content="noindex"><link rel="icon" href="${visit.brand.mark}" type="image/svg+xml">
<style>${new Html(sheet)}</style></head>
<body><a class="skip" href="#main">Skip to content</a>
${header(visit, signed)}
<main id="main"><div class="wrap page ${columns === 'one' && 'single'}"><div class="intro">${intro}</div><div class="stack">${main}</div></div></main>
${footer(visit)}
</body></html>
`;

/** Headers of whatever the store answers: nothing of it is kept by anybody. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

/** A page as an answer. */
export const pageResponse = (
  visit: Visit,
  signed: Signed,
  view: View,
  status = 200,
  headers: Record<string, string> = {},
): Response => {
  const sheet = styleSheet(visit.brand);
  return new Response(documentOf(visit, signed, view, sheet).text, {
    status,
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(sheet, visit.brand, visit.origin),
      ...headers,
    },
  });
};
