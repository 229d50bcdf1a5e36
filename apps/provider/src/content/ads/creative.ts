import { escapeHtml } from '@masthead/content-rules/html';
import { getTexts } from '@masthead/texts/languages';
import type { ImageWidth, Shape } from '../../media/images/shapes.ts';
import { isLogoPosition } from './choose.ts';
import type { House, Promotion } from './promotions.ts';

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
const creativeSheet = ({ look }: House): string =>
  [base(look), rows, blocks, native(look)].join('').replaceAll('\n', '');

export type Layout =
  | 'line'
  | 'strip'
  | 'pushdown'
  | 'billboard'
  | 'card'
  | 'poster'
  | 'column'
  | 'story'
  | 'stories'
  | 'mark';

/** §9: every size that a slot may have has a layout. */
export const getLayout = (position: string, width: number, height: number): Layout => {
  if (isLogoPosition(position)) return 'mark';
  if (position === 'native_collection') return 'stories';
  if (position.startsWith('native_')) return 'story';
  if (position === 'es_pushdown') return 'pushdown';
  if (height <= 50 || (height <= 66 && width < 600)) return 'line';
  if (height <= 100) return 'strip';
  if (width >= 700) return 'billboard';
  if (height < 400) return 'card';
  return width >= height ? 'poster' : 'column';
};

/** A picture with a 2x candidate. Tall slots have a shape of their own, or little of a wide picture would show. */
const picture = (id: string, width: ImageWidth, dense: ImageWidth, shape?: Shape): string => {
  const address = (size: ImageWidth): string => `/images/${id}/?width=${size}${shape ? `&amp;shape=${shape}` : ''}`;
  return `<img src="${address(width)}" srcset="${address(dense)} 2x" alt="">`;
};

/** Says whose promotion it is, because other ads in the same slot are paid for. */
const getSender = ({ name, language }: House): string => getTexts(language).ads.houseAdTexts.from(name);

const body = (layout: Exclude<Layout, 'mark'>, house: House, promotion: Promotion): string => {
  const { title, short, text, action, picture: id } = promotion;
  const kicker = `<p class="kicker">${escapeHtml(`${getSender(house)} · ${promotion.kicker}`)}</p>`;
  const copy = `${kicker}<p class="title">${escapeHtml(title)}</p><p class="text">${escapeHtml(text)}</p>`;
  const button = `<p class="action">${escapeHtml(action)}</p>`;
  switch (layout) {
    case 'line':
      return `<div><p class="kicker">${escapeHtml(getSender(house))}</p><p class="title">${escapeHtml(short)}</p></div>${button}`;
    case 'strip':
      return `${picture(id, 240, 400)}<div>${kicker}<p class="title">${escapeHtml(title)}</p></div>${button}`;
    case 'pushdown':
      // The visible row, and the panel that the button opens.
      return `<div class="row">${picture(id, 240, 400)}<div>${kicker}<p class="title">${escapeHtml(short)}</p></div></div><div class="panel">${picture(id, 600, 1200)}<div>${copy}${button}</div></div>`;
    case 'billboard':
      return `<div>${copy}${button}</div>${picture(id, 600, 1200)}`;
    case 'column':
      return `${picture(id, 600, 800, 'square')}<div>${copy}${button}</div>`;
    case 'card':
      return `${picture(id, 400, 600)}<div>${copy}${button}</div>`;
    case 'poster':
      return `${picture(id, 800, 1200)}<div>${copy}${button}</div>`;
    case 'story':
      return `<div>${copy}</div>${picture(id, 240, 400)}`;
    case 'stories':
      return `<div>${copy}</div>${picture(id, 400, 800)}`;
    default:
      return layout satisfies never;
  }
};

/** Colors of a promotion. In a dark page all tones are dark. */
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

/** Input of a creative; sizes in px. */
type CreativeInput = {
  house: House;
  position: string;
  width: number;
  height: number;
  turn: number;
  /** Theme of the page around it. */
  theme?: 'light' | 'dark';
  sponsor?: string | undefined;
};

const atTurn = (house: House, turn: number): Promotion | undefined => house.promotions[turn % house.promotions.length];

const anchor = (url: string, content: string): string => `<a href="${escapeHtml(url)}" target="_top">${content}</a>`;

/** The name of a firm: a drawn mark beside it would be taken for the firm's logo. */
const logo = ({ logos, sponsors }: House, turn: number, sponsor = ''): string => {
  const firm = Object.hasOwn(sponsors, sponsor) ? sponsors[sponsor] : logos[turn % logos.length];
  return firm ? anchor(firm.url, `<span class="name">${escapeHtml(firm.name)}</span>`) : '';
};

/** The library switches between its two labels. */
const expandButton = ({ language }: House): string => {
  const { open, close } = getTexts(language).ads.expandTexts;
  return `<button type="button" data-expand data-open="${open}" data-close="${close}" aria-expanded="false">${open}</button>`;
};

/** Renders a house creative as an HTML document for an iframe of this size at the site's origin. */
export const renderCreative = ({
  house,
  position,
  width,
  height,
  turn,
  theme = 'light',
  sponsor,
}: CreativeInput): string => {
  const layout = getLayout(position, width, height);
  const first = atTurn(house, turn);
  if (!first) return '';
  const native = layout === 'story' || layout === 'stories' || layout === 'mark';
  const promotions = layout === 'stories' ? [0, 1, 2].flatMap((step) => atTurn(house, turn + step) ?? []) : [first];
  const content =
    layout === 'mark'
      ? logo(house, turn, sponsor)
      : promotions.map((promotion) => anchor(promotion.url, body(layout, house, promotion))).join('');
  const control = layout === 'pushdown' ? expandButton(house) : '';
  const lightTone = native ? 'paper' : first.tone;
  return `<!doctype html><html lang="${escapeHtml(house.language)}" class="${layout} ${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(first.title)}</title><style>${creativeSheet(house)}</style><body class="${layout}" style="${colors(house, theme === 'dark' ? 'dark' : lightTone)}"><div class="all">${content}${control}</div></body></html>`;
};
