import type { House } from './promotions.ts';

/** Styles of text, picture and action; the colors come with the promotion. */
const base = ({ headlineFont, interfaceFont, headlineWeight, headlineFallback }: House['look']): string => `
@font-face{font-family:H;src:url(${headlineFont}) format("woff2");font-weight:200 900;font-display:swap}
@font-face{font-family:I;src:url(${interfaceFont}) format("woff2");font-weight:100 900;font-display:swap}
*{margin:0;box-sizing:border-box}html,body,.all{height:100%}
body{font:400 14px/1.4 I,system-ui,sans-serif;background:var(--ground);color:var(--ink);overflow:hidden}
a{display:grid;height:100%;color:inherit;text-decoration:none;border:1px solid color-mix(in srgb,var(--ink) 22%,var(--ground))}
a:focus-visible,button:focus-visible{outline:3px solid #0b5cab;outline-offset:-3px}
a:hover .title{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
img{display:block;background:color-mix(in srgb,var(--ink) 9%,var(--ground));width:100%;height:100%;object-fit:cover;min-width:0;min-height:0}
.dark img{filter:brightness(.85)}
.title{font:${headlineWeight} 22px/1.14 H,${headlineFallback};letter-spacing:-.016em;text-wrap:balance}
.kicker{font:650 11px/1.35 I,sans-serif;letter-spacing:.075em;text-transform:uppercase;color:var(--kicker);margin-bottom:6px}
.text{color:var(--quiet);margin-top:8px;text-wrap:pretty}
.action{justify-self:start;width:fit-content;background:var(--button);color:var(--on-button);font-weight:600;padding:8px 14px;border-radius:2px;white-space:nowrap;margin-top:14px}`;

/** One row: on phones, across a column, across the page; and the expandable row. */
const rows = `
.line a{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:12px;padding:0 12px}.line .kicker{font-size:10px;line-height:1.1;margin-bottom:1px}.line .title{font-size:15px;line-height:1.1}.line .action{margin:0;padding:6px 10px;font-size:12px}
.strip a{grid-template-columns:minmax(88px,15%) minmax(0,1fr) auto;align-items:center;gap:18px;padding-right:18px}.strip .title{font-size:19px}.strip .kicker{margin-bottom:3px}.strip .action{margin:0}
@media(max-width:600px){.strip img{display:none}.strip a{grid-template-columns:minmax(0,1fr) auto;padding-left:14px}.strip .title{font-size:16px}}
.pushdown .all{position:relative}.pushdown a{grid-template-columns:minmax(0,1fr);align-items:center}.pushdown .row{display:grid;grid-template-columns:15% minmax(0,1fr);align-items:center;gap:18px;height:100%;min-height:0;padding-right:112px}.pushdown .row .title{font-size:17px}.pushdown .row .kicker{margin-bottom:2px}.pushdown .panel{display:none}
.pushdown button{position:absolute;top:calc(50% - 17px);right:14px;font:600 13px/1 I,sans-serif;height:34px;min-width:76px;padding:0 12px;border:1px solid currentColor;border-radius:2px;background:var(--ground);color:var(--ink);cursor:pointer}.pushdown button:focus-visible{outline-offset:2px}
@media(max-width:600px){.pushdown .row{grid-template-columns:minmax(0,1fr);padding:0 104px 0 14px}.pushdown .row img,.pushdown .row .kicker{display:none}}
@media(min-height:200px){.pushdown .row{display:none}.pushdown .panel{display:grid;grid-template-columns:46% 54%;height:100%;min-height:0}.pushdown .panel>div{padding:20px 28px;align-self:center}.pushdown button{top:14px}}
@media(min-height:200px) and (max-width:600px){.pushdown .panel{grid-template-columns:1fr}.pushdown .panel img,.pushdown .panel .text{display:none}}`;

/** A picture with text: the picture fills the space that the text leaves. */
const blocks = `
.billboard a{grid-template-columns:46% 54%}.billboard a>div{padding:16px 32px;align-self:center}.billboard .title{font-size:28px}
.card a,.column a,.poster a{grid-template-rows:minmax(0,1fr) auto}
.card a>div{padding:13px 16px 15px}.card .title{font-size:20px}.card .text{display:none}.card .action{margin-top:12px}
.column a>div{padding:22px 22px 24px}.column .title{font-size:28px}.column .text{font-size:16px;margin-top:12px}.column .action{margin-top:20px}
@media(min-height:800px){.column a>div{padding:32px 26px 34px}.column .title{font-size:38px}.column .text{font-size:18px;line-height:1.5;margin-top:16px}.column .action{font-size:16px;padding:11px 18px;margin-top:28px}}
.poster a>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 28px;align-items:end;padding:22px 28px 26px}.poster .kicker,.poster .title{grid-column:1/-1}.poster .title{font-size:32px}.poster .text{font-size:16px}.poster .action{margin:0}`;

/** Native ads among stories: no background, no border. */
const native = ({ headlineWeight, headlineFallback }: House['look']): string => `
.story,.stories,.mark{background:transparent}.story a,.stories a,.mark a{border:0}
.story a{grid-template-columns:minmax(0,1fr) 168px;gap:16px;align-items:start}.story img{height:112px}.story .title{font-size:20px}
.stories .all{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px}.stories a{grid-template-rows:auto 1fr;align-content:start;gap:12px}.stories a,.stories .all{min-height:0}.stories a>div{order:2}.stories img{aspect-ratio:2;height:auto}.stories .title{font-size:19px}
@media(max-width:600px){.story a{grid-template-columns:minmax(0,1fr) 104px}.story img{height:70px}.story .title{font-size:17px}.story .text,.stories .text{display:none}
.stories .all{grid-template-columns:1fr;grid-template-rows:repeat(3,minmax(0,1fr));gap:12px}.stories a{grid-template-columns:minmax(0,1fr) 104px;grid-template-rows:auto;gap:16px;align-items:start;padding-top:12px;border-top:1px solid color-mix(in srgb,var(--ink) 18%,transparent)}.stories a>div{order:0}.stories img{aspect-ratio:3/2}.stories .title{font-size:17px}}
.mark a{place-content:center;text-align:center;padding:0 2px}.mark .name{font:${Math.min(headlineWeight + 60, 700)} 16px/1.12 H,${headlineFallback};letter-spacing:-.01em;text-wrap:balance}.mark a:hover .name{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}`;

/** Returns the style sheet of all layouts for a publication. */
export const creativeSheet = ({ look }: House): string =>
  [base(look), rows, blocks, native(look)].join('').replaceAll('\n', '');
