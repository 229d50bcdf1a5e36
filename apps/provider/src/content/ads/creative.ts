import { escapeHtml } from '@masthead/content-rules/html';
import { getTexts } from '@masthead/texts/languages';
import type { ImageWidth, Shape } from '../../media/images/shapes.ts';
import { isLogoPosition } from './choose.ts';
import { creativeSheet } from './creativeSheet.ts';
import type { House, Promotion } from './promotions.ts';

/** Layout of a promotion for its space. */
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

/**
 * A picture with a 2x candidate. Tall slots use another shape, because they would show only a narrow part of a wide
 * picture.
 */
const picture = (id: string, width: ImageWidth, dense: ImageWidth, shape?: Shape): string => {
  const address = (size: ImageWidth): string => `/images/${id}/?width=${size}${shape ? `&amp;shape=${shape}` : ''}`;
  return `<img src="${address(width)}" srcset="${address(dense)} 2x" alt="">`;
};

/** Says whose promotion it is, because other ads in the same slot are paid for. */
const getSender = ({ name, language }: House): string => getTexts(language).ads.houseAdTexts.from(name);

const body = (layout: Exclude<Layout, 'mark'>, house: House, promotion: Promotion): string => {
  const { title, short, text, action, picture: id } = promotion;
  const kicker = `<p class="kicker">${escapeHtml(`${getSender(house)} · ${promotion.kicker}`)}</p>`;
  const words = `${kicker}<p class="title">${escapeHtml(title)}</p><p class="text">${escapeHtml(text)}</p>`;
  const button = `<p class="action">${escapeHtml(action)}</p>`;
  switch (layout) {
    case 'line':
      return `<div><p class="kicker">${escapeHtml(getSender(house))}</p><p class="title">${escapeHtml(short)}</p></div>${button}`;
    case 'strip':
      return `${picture(id, 240, 400)}<div>${kicker}<p class="title">${escapeHtml(title)}</p></div>${button}`;
    case 'pushdown':
      // The visible row, and the panel that the button opens.
      return `<div class="row">${picture(id, 240, 400)}<div>${kicker}<p class="title">${escapeHtml(short)}</p></div></div><div class="panel">${picture(id, 600, 1200)}<div>${words}${button}</div></div>`;
    case 'billboard':
      return `<div>${words}${button}</div>${picture(id, 600, 1200)}`;
    case 'column':
      return `${picture(id, 600, 800, 'square')}<div>${words}${button}</div>`;
    case 'card':
      return `${picture(id, 400, 600)}<div>${words}${button}</div>`;
    case 'poster':
      return `${picture(id, 800, 1200)}<div>${words}${button}</div>`;
    case 'story':
      return `<div>${words}</div>${picture(id, 240, 400)}`;
    case 'stories':
      return `<div>${words}</div>${picture(id, 400, 800)}`;
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
export type CreativeInput = {
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
  const shown = layout === 'stories' ? [0, 1, 2].flatMap((step) => atTurn(house, turn + step) ?? []) : [first];
  const content =
    layout === 'mark'
      ? logo(house, turn, sponsor)
      : shown.map((promotion) => anchor(promotion.url, body(layout, house, promotion))).join('');
  const control = layout === 'pushdown' ? expandButton(house) : '';
  const lightTone = native ? 'paper' : first.tone;
  return `<!doctype html><html lang="${escapeHtml(house.language)}" class="${layout} ${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(first.title)}</title><style>${creativeSheet(house)}</style><body class="${layout}" style="${colors(house, theme === 'dark' ? 'dark' : lightTone)}"><div class="all">${content}${control}</div></body></html>`;
};
