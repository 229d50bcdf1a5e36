import { vars } from '../theme/contract.css';

const { font, text, leading, tracking } = vars;

/**
 * Type roles as style fragments to spread into a style: `style({ ...typography.kicker, color: … })`. Size, line height
 * and weight always come from here, so that a role looks the same in every component.
 */
export const typography = {
  display: {
    font: `${font.headWeight} ${text.display}/${leading.display} ${font.headline}`,
    letterSpacing: font.headTrackingXl,
    textWrap: 'balance',
  },
  h1: {
    font: `${font.headWeight} ${text.h1}/${leading.h1} ${font.headline}`,
    letterSpacing: font.headTrackingXl,
    textWrap: 'balance',
  },
  h2: {
    font: `${font.headWeight} ${text.h2}/${leading.h2} ${font.headline}`,
    letterSpacing: font.headTracking,
    textWrap: 'balance',
  },
  h3: {
    font: `${font.headWeight} ${text.h3}/${leading.h3} ${font.headline}`,
    letterSpacing: font.headTracking,
    textWrap: 'balance',
  },
  h4: {
    font: `${font.headWeight} ${text.h4}/${leading.h4} ${font.headline}`,
    letterSpacing: font.headTracking,
    textWrap: 'balance',
  },
  h5: { font: `${font.headWeight} ${text.h5}/1.3 ${font.headline}`, letterSpacing: font.headTracking },
  deck: { font: `400 ${text.deck}/${leading.deck} ${font.headline}`, textWrap: 'pretty' },
  body: { font: `400 ${text.body}/${leading.body} ${font.headline}`, textWrap: 'pretty' },
  summary: { font: `400 ${text.summary}/1.5 ${font.headline}`, textWrap: 'pretty' },
  ui: { font: `400 ${text.ui}/${leading.ui} ${font.interface}` },
  uiStrong: { font: `600 ${text.ui}/${leading.ui} ${font.interface}` },
  uiSmall: { font: `400 ${text.uiSmall}/${leading.ui} ${font.interface}` },
  uiSmallStrong: { font: `600 ${text.uiSmall}/1.3 ${font.interface}` },
  meta: { font: `400 ${text.meta}/1.4 ${font.interface}`, fontVariantNumeric: 'tabular-nums' },
  kicker: {
    font: `650 ${text.kicker}/1.35 ${font.interface}`,
    letterSpacing: tracking.kicker,
    textTransform: 'uppercase',
  },
  label: { font: `650 ${text.label}/1 ${font.interface}`, letterSpacing: tracking.label, textTransform: 'uppercase' },
} as const;

/** The underline of hovered links. */
export const underline = { textDecorationLine: 'underline', textUnderlineOffset: '3px' } as const;
