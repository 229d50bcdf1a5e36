import type { House, Promotion } from './promotions.ts';

/** How a promotion is laid out in the room it has. */
export type Layout = 'line' | 'strip' | 'pushdown' | 'billboard' | 'card' | 'column' | 'story' | 'stories' | 'mark';

/** SPEC §9: every size that a slot may have has a layout. */
export const layoutOf = (position: string, width: number, height: number): Layout => {
  if (position.startsWith('smartsite_logo') || position === 'es_logo_pushdown') return 'mark';
  if (position === 'native_collection') return 'stories';
  if (position.startsWith('native_')) return 'story';
  if (position === 'es_pushdown') return 'pushdown';
  if (height <= 50 || (height <= 66 && width < 600)) return 'line';
  if (height <= 100) return 'strip';
  if (width >= 700) return 'billboard';
  return height >= 500 ? 'column' : 'card';
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const picture = (id: string, width: 240 | 400 | 600 | 800): string => `<img src="/images/${id}/?width=${width}" alt="">`;

const body = (layout: Layout, promotion: Promotion, turn: number, house: House): string => {
  const { kicker, title, short, text, action, picture: id } = promotion;
  const words = `<p class="kicker">${escape(kicker)}</p><p class="title">${escape(title)}</p><p class="text">${escape(text)}</p>`;
  const button = `<p class="action">${escape(action)}</p>`;
  switch (layout) {
    case 'mark':
      return `<p class="name">${escape(house.logos[turn % house.logos.length] ?? house.name)}</p>`;
    case 'line':
      return `<p class="title">${escape(short)}</p>${button}`;
    case 'strip':
      return `${picture(id, 240)}<div><p class="kicker">${escape(kicker)}</p><p class="title">${escape(title)}</p></div>${button}`;
    case 'pushdown':
      // What is seen closed, and what the control beside the link opens.
      return `<p class="title">${escape(short)}</p><div class="panel">${picture(id, 800)}<div>${words}${button}</div></div>`;
    case 'billboard':
      return `<div>${words}${button}</div>${picture(id, 800)}`;
    case 'column':
    case 'card':
      return `${picture(id, 600)}<div>${words}${button}</div>`;
    case 'story':
    case 'stories':
      return `<div>${words}</div>${picture(id, 400)}`;
    default:
      return layout satisfies never;
  }
};

const colors = ({ look }: House, tone: Promotion['tone']): string => {
  const tones = {
    paper: [look.paper, look.ink, look.quiet, look.accent, look.accent, look.onAccent],
    tint: [look.tint, look.ink, look.quiet, look.accent, look.accent, look.onAccent],
    dark: [look.dark, look.onDark, look.onDark, look.accentOnDark, look.onDark, look.dark],
    accent: [look.accent, look.onAccent, look.onAccent, look.onAccent, look.paper, look.accent],
  } satisfies Record<Promotion['tone'], string[]>;
  const [ground, ink, quiet, kicker, button, onButton] = tones[tone];
  return `--ground:${ground};--ink:${ink};--quiet:${quiet};--kicker:${kicker};--button:${button};--on-button:${onButton}`;
};

const sheet = ({ look }: House): string => `
@font-face{font-family:H;src:url(${look.headlineFont}) format("woff2");font-weight:200 900;font-display:swap}
@font-face{font-family:I;src:url(${look.interfaceFont}) format("woff2");font-weight:100 900;font-display:swap}
*{margin:0;box-sizing:border-box}html,body,.all{height:100%}
body{font:400 14px/1.4 I,system-ui,sans-serif;background:var(--ground);color:var(--ink);overflow:hidden}
a{display:grid;height:100%;color:inherit;text-decoration:none;border:1px solid color-mix(in srgb,var(--ink) 22%,var(--ground))}
a:focus-visible{outline:3px solid #0b5cab;outline-offset:-3px}a:hover .title{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
img{display:block;background:color-mix(in srgb,var(--ink) 9%,var(--ground));width:100%;height:100%;object-fit:cover;min-width:0;min-height:0}
.title{font:${look.headlineWeight} 22px/1.14 H,${look.headlineFallback};letter-spacing:-.016em;text-wrap:balance}
.kicker{font:650 11px/1.35 I,sans-serif;letter-spacing:.075em;text-transform:uppercase;color:var(--kicker);margin-bottom:6px}
.text{color:var(--quiet);margin-top:8px}.action{justify-self:start;width:fit-content;background:var(--button);color:var(--on-button);font-weight:600;padding:8px 14px;border-radius:2px;white-space:nowrap;margin-top:14px}
.line a{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:12px;padding:0 12px}.line .title{font-size:16px}.line .action{margin:0;padding:6px 10px;font-size:12px}
.strip a{grid-template-columns:minmax(88px,15%) minmax(0,1fr) auto;align-items:center;gap:18px;padding-right:18px}.strip .title{font-size:19px}.strip .kicker{margin-bottom:3px}.strip .action{margin:0}
.pushdown .all{position:relative}.pushdown a{grid-template-columns:minmax(0,1fr);align-items:center;padding-left:16px}.pushdown a>.title{font-size:17px;padding-right:104px}.pushdown .panel{display:none}.pushdown button{position:absolute;top:9px;right:12px;font:600 13px/1 I,sans-serif;min-height:32px;min-width:72px;padding:0 12px;border:1px solid currentColor;border-radius:2px;background:var(--ground);color:var(--ink);cursor:pointer}.pushdown button:focus-visible{outline:3px solid #0b5cab;outline-offset:2px}
@media(min-height:200px){.pushdown a{padding:0}.pushdown a>.title{display:none}.pushdown .panel{display:grid;grid-template-columns:46% 54%;height:100%}.pushdown .panel>div{padding:20px 24px;align-self:center}}@media(min-height:200px) and (max-width:600px){.pushdown .panel{grid-template-columns:1fr}.pushdown .panel img,.pushdown .text{display:none}}
.billboard a{grid-template-columns:46% 54%}.billboard a>div{padding:28px 32px;align-self:center}.billboard .title{font-size:29px}
.card a{grid-template-rows:84px minmax(0,1fr)}.card a>div{padding:14px 16px 14px;display:flex;flex-direction:column}.card .title{font-size:20px}.card .text{display:none}.card .action{margin-top:auto}
.column a{grid-template-rows:minmax(0,46%) minmax(0,1fr)}.column a>div{padding:24px 22px;display:flex;flex-direction:column}.column .title{font-size:28px}.column .text{font-size:16px;margin-top:12px}.column .action{margin-top:auto}
.story a,.stories a{border:0}.story,.stories,.mark{background:transparent}.story a{grid-template-columns:minmax(0,1fr) 168px;gap:16px;align-items:start}.story img{height:112px}.story .title{font-size:20px}
.stories .all{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px;height:100%}.stories a{grid-template-rows:auto 1fr;align-content:start;gap:12px}.stories a>div{order:2}.stories img{aspect-ratio:2;height:auto}.stories a,.stories .all{min-height:0}.stories .title{font-size:19px}
.mark a{place-items:center;text-align:center;padding:6px}.mark .name{font:${look.headlineWeight} 15px/1.1 H,${look.headlineFallback};letter-spacing:-.01em}
@media(max-width:600px){.story a{grid-template-columns:minmax(0,1fr) 104px}.story img{height:70px}.story .title{font-size:17px}.story .text{display:none}.stories .all{grid-template-columns:1fr;gap:12px}.stories a{grid-template-columns:minmax(0,1fr) 120px}.stories img{aspect-ratio:3/2}.stories .text{display:none}.strip img{display:none}.strip a{grid-template-columns:minmax(0,1fr) auto;padding-left:14px}.strip .title{font-size:16px}}
`.replaceAll('\n', '');

export type CreativeInput = { house: House; position: string; width: number; height: number; turn: number };

const atTurn = (house: House, turn: number): Promotion | undefined => house.promotions[turn % house.promotions.length];

const anchor = (promotion: Promotion, content: string): string => `<a href="${escape(promotion.url)}" target="_top">${content}</a>`;

/** A house creative as a document of its own, for a frame of this size at the site's own origin. */
export const creative = ({ house, position, width, height, turn }: CreativeInput): string => {
  const layout = layoutOf(position, width, height);
  const first = atTurn(house, turn);
  if (!first) return '';
  const native = layout === 'story' || layout === 'stories' || layout === 'mark';
  const shown = layout === 'stories' ? [0, 1, 2].flatMap((step) => atTurn(house, turn + step) ?? []) : [first];
  const content = shown.map((promotion) => anchor(promotion, body(layout, promotion, turn, house))).join('');
  const control = layout === 'pushdown' ? '<button type="button" data-expand aria-expanded="false">Open</button>' : '';
  return `<!doctype html><html lang="en" class="${layout}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(first.title)}</title><style>${sheet(house)}</style><body class="${layout}" style="${colors(house, native ? 'paper' : first.tone)}"><div class="all">${content}${control}</div></body></html>`;
};
