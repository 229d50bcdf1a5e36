import { adVars } from '../look/adVars.css';
import type { HousePromotion } from './options';

const { interfaceFont } = adVars;

/**
 * Styles of house ads: text in the reserved space. The first house ad adds them, so that documents do not contain them.
 * In a low strip everything is in one line, and only title and link if it is also narrow. In a tall slot a house ad is
 * a card with the link at the bottom. A billboard has a larger title.
 */
const css = `
[data-state=house]>[data-creative]{place-content:stretch;container-type:size;background:${adVars.background}}
[data-promotion]{display:grid;align-content:center;justify-items:start;gap:10px;padding:12px 20px;border-top:3px solid ${adVars.accent};color:${adVars.text};font:400 .875rem/1.4 ${interfaceFont};text-decoration:none;overflow:hidden}
[data-promotion] b{font:${adVars.headlineWeight} 1.375rem/1.16 ${adVars.headlineFont};text-wrap:balance}
[data-promotion] em{font-style:normal;font-weight:600;color:${adVars.accent};white-space:nowrap}
[data-promotion]:hover b{text-decoration:underline 1px}
@container (max-height:140px){[data-promotion]{grid-auto-flow:column;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:24px}[data-promotion] b{font-size:1.0625rem}}
@container (max-height:140px) and (max-width:719px){[data-promotion]{grid-template-columns:minmax(0,1fr) auto;gap:12px}[data-promotion] span{display:none}}
@container (max-height:70px){[data-promotion]{padding:0 14px}[data-promotion] b{font-size:.9375rem}[data-promotion] em{font-size:.8125rem}}
@container (min-height:400px){[data-promotion]{align-self:start;min-height:340px;grid-template-rows:auto auto minmax(0,1fr);gap:16px;padding:28px 24px}[data-promotion] b{font-size:2rem}[data-promotion] span{font-size:1rem}[data-promotion] em{align-self:end;border-top:1px solid ${adVars.borderColor};padding-top:16px;justify-self:stretch}}
@container (min-height:200px) and (min-width:700px){[data-promotion]{padding:12px 48px}[data-promotion] b{font-size:1.875rem}[data-promotion] span{font-size:1rem}}`;

const styleId = 'house-ads';

const addStyles = (): void => {
  if (document.getElementById(styleId)) return;
  document.head.append(Object.assign(document.createElement('style'), { id: styleId, textContent: css }));
};

const createElement = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** Creates a house ad for a creative box. */
export const createHouseAd = ({ title, text, action, url }: HousePromotion): HTMLElement => {
  addStyles();
  const link = Object.assign(document.createElement('a'), { href: url });
  link.dataset['promotion'] = '';
  link.append(createElement('b', title), createElement('span', text), createElement('em', action));
  return link;
};
