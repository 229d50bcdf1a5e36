import { createHash } from 'node:crypto';
import type { Brand, BrandColors } from '../../content/publications/brands.ts';

const toVariables = (colors: BrandColors): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}:${value}`)
    .join(';');

/** As on the site, logos are drawn for white paper, and printed pages are light. */
const toDarkRules = (colors: BrandColors): string =>
  `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${toVariables(colors)}}.mast img{filter:invert(1) hue-rotate(180deg)}}`;

/** Returns the style sheet of the store pages, from the publication's design tokens. */
export const styleSheet = ({ colors, dark, fonts, rule }: Brand): string => `
@font-face{font-family:Headline;src:url(${fonts.headline}) format('woff2');font-weight:200 900;font-display:swap}
@font-face{font-family:Interface;src:url(${fonts.interface}) format('woff2');font-weight:100 900;font-display:swap}
@font-face{font-family:'Headline Fallback';src:local('Georgia');size-adjust:92.5%}
@font-face{font-family:'Interface Fallback';src:local('Arial');size-adjust:104.6%}
:root{${toVariables(colors)};--headline:Headline,'${fonts.headlineFallback.endsWith('sans-serif') ? 'Interface' : 'Headline'} Fallback',${fonts.headlineFallback};--sans:Interface,'Interface Fallback',system-ui,Arial,sans-serif}
${dark ? toDarkRules(dark) : ''}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-top:24px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--sans);display:flex;flex-direction:column;min-height:100vh}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{color:var(--accent-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.errors:focus,.notice:focus{outline:0}
h1,h2,h3{margin:0;font-family:var(--headline);font-weight:${fonts.headWeight};letter-spacing:${fonts.headTracking};text-wrap:balance}
h1{font-size:clamp(2rem,1.48rem + 2.2vw,3.25rem);line-height:1.07}
h2{font-size:clamp(1.375rem,1.27rem + .45vw,1.625rem);line-height:1.18}
p{margin:0;text-wrap:pretty}
.skip{position:absolute;left:8px;top:-60px;padding:10px 16px;background:var(--ink);color:var(--paper);z-index:1}
.skip:focus{top:8px}
.wrap{width:100%;max-width:1280px;margin:0 auto;padding:0 clamp(16px,3.1vw,40px)}
.mast{border-bottom:${rule === 'double' ? '4px double' : '1px solid'} var(--ink)}
.mast .wrap{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:88px}
.mast img{display:block;height:clamp(32px,3.6vw,50px);width:auto}
.mast nav{display:flex;gap:8px 24px;font-size:.9375rem}
.mast nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink);text-decoration:none;font-weight:600}
.mast nav a:hover{color:var(--accent);text-decoration:underline}
main{flex:1}
.page{display:grid;gap:32px 64px;padding-block:clamp(32px,5vw,72px) clamp(48px,7vw,96px)}
.intro{display:grid;gap:16px;align-content:start}
.kicker{font:650 .75rem/1.35 var(--sans);letter-spacing:.075em;text-transform:uppercase;color:var(--accent)}
.deck{font:400 clamp(1.125rem,1.04rem + .38vw,1.3125rem)/1.42 var(--headline);color:var(--ink-2);max-width:34rem}
.points{list-style:none;margin:8px 0 0;padding:0;max-width:34rem;border-top:1px solid var(--rule)}
.points li{padding:12px 0;border-bottom:1px solid var(--rule);color:var(--ink-2);font-size:.9375rem}
.points.all{margin:0}
.points small{display:block;font-size:.875rem}
.points b{display:block;color:var(--ink);font-weight:600}
.stack{display:grid;gap:40px;min-width:0}
.panel{border-top:3px ${rule === 'double' ? 'double' : 'solid'} var(--ink);padding-top:20px;display:grid;gap:20px}
.panel>p{color:var(--ink-2)}
form{display:grid;gap:20px;margin:0}
.pair{display:grid;gap:20px}
.field{display:grid;gap:6px;min-width:0}
label,.label{font:600 .875rem/1.3 var(--sans)}
.optional{font-weight:400;color:var(--ink-3)}
.hint{font-size:.8125rem;line-height:1.4;color:var(--ink-3)}
.wrong{font-size:.875rem;line-height:1.4;font-weight:600;color:var(--danger)}
input[type=text],input[type=email],input[type=password],select{width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--ink-3);border-radius:2px;background:var(--paper);color:var(--ink);font:400 1rem/1.4 var(--sans)}
input[aria-invalid=true],select[aria-invalid=true]{border:2px solid var(--danger);padding:9px 11px}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0;margin-bottom:4px;font:600 .875rem/1.3 var(--sans)}
.check{display:grid;grid-template-columns:24px 1fr;gap:4px 12px;align-items:start;padding:14px 0;border-bottom:1px solid var(--rule)}
.check:first-of-type{border-top:1px solid var(--rule)}
.check input{width:24px;height:24px;margin:0;accent-color:var(--accent)}
.check label{font:600 1rem/1.35 var(--sans);cursor:pointer}
.check.plain{padding:0;border:0}
.check.plain label{font-size:.9375rem}
.check small{display:block;margin-top:2px;font:400 .875rem/1.45 var(--sans);color:var(--ink-2)}
.check em{display:block;margin-top:4px;font:400 .8125rem/1.4 var(--sans);color:var(--ink-3)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:12px 24px;border:1px solid var(--accent);border-radius:2px;background:var(--accent);color:var(--on-accent);font:600 .9375rem/1.2 var(--sans);text-decoration:none;cursor:pointer;justify-self:start}
.btn:hover{background:var(--accent-hover);border-color:var(--accent-hover);color:var(--on-accent)}
.btn.line{background:transparent;border-color:var(--ink);color:var(--ink)}
.btn.line:hover{background:var(--ink);color:var(--paper)}
.notice{border-left:3px solid var(--success);background:var(--tint);padding:16px 20px;display:grid;gap:4px}
.notice b{font-weight:650}
.errors{border:2px solid var(--danger);padding:16px 20px;display:grid;gap:8px}
.errors h2{font:650 1rem/1.35 var(--sans);letter-spacing:0}
.errors ul{margin:0;padding-left:20px}
.errors a{color:var(--danger);font-weight:600}
.facts{display:grid;margin:0;border-top:1px solid var(--rule)}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;padding:12px 0;border-bottom:1px solid var(--rule)}
.facts dt{color:var(--ink-2)}
.facts dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.qr{width:min(100%,260px);padding:16px;background:#fff;border:1px solid var(--rule)}
.qr svg{display:block;width:100%;height:auto}
code{font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.codes{margin:0;padding-left:20px;display:grid;gap:8px}
.badge{display:inline-flex;align-items:center;height:22px;padding:0 8px;font:650 .6875rem/1 var(--sans);letter-spacing:.09em;text-transform:uppercase;border:1px solid var(--ink)}
.badge.full{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.jumps{display:flex;flex-wrap:wrap;gap:0 20px;margin:0;padding:0;list-style:none;font-size:.9375rem}
.jumps a{display:inline-flex;align-items:center;min-height:44px}
progress{width:100%;height:8px;appearance:none;border:0;background:var(--tint-2)}
progress::-webkit-progress-bar{background:var(--tint-2)}
progress::-webkit-progress-value{background:var(--accent)}
progress::-moz-progress-bar{background:var(--accent)}
.quiet{font-size:.875rem;color:var(--ink-2)}
.foot{background:var(--inverse);color:var(--on-inverse-2);font-size:.875rem}
.foot .wrap{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:16px 40px;padding-block:32px}
.foot nav{display:flex;flex-wrap:wrap;gap:4px 24px}
.foot a{color:var(--on-inverse);display:inline-flex;align-items:center;min-height:24px}
.foot a:hover{color:var(--accent-on-inverse,var(--on-inverse-2))}
.foot :focus-visible{outline-color:var(--focus-on-inverse)}
.plan{margin-top:8px;padding:20px;background:var(--tint);display:grid;gap:8px}
.plan .price{font:600 1.25rem/1.3 var(--headline)}
.plan ul{margin:0;padding-left:20px;color:var(--ink-2);font-size:.9375rem}
@media (min-width:640px){.pair{grid-template-columns:1fr 1fr}}
@media (min-width:1024px){.page{grid-template-columns:5fr 6fr}.jumps{display:grid}.page.single{grid-template-columns:minmax(0,44rem)}.intro{position:sticky;top:32px;align-self:start}}
@media (max-width:1023px){.points:not(.all){display:none}}
@media (max-width:479px){.mast .wrap{min-height:60px}.mast nav{gap:16px}.btn{width:100%}}
@media (forced-colors:active){.btn{border:1px solid ButtonText}}
@media print{.foot,.mast nav,form{display:none}}
`;

/** Returns the style sheet's hash for the content security policy. */
export const styleHash = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
