import { vars } from '../theme/contract.css';

const { color, font, size, text } = vars;

/** Styles of an accent button for buttons of edited pages, which have no classes. */
export const plainButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'start',
  minHeight: size.touch,
  padding: '10px 20px',
  border: 0,
  borderRadius: size.radiusControl,
  background: color.accent,
  color: color.onAccent,
  font: `600 ${text.ui}/1.2 ${font.interface}`,
  cursor: 'pointer',
} as const;
