import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

globalStyle('@page', { margin: '16mm' });

export const root = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'end',
      gap: '4pt 16pt',
      marginBottom: '14pt',
      paddingBottom: '8pt',
      borderBottom: '2px solid #000',
      font: `9pt/1.4 ${vars.font.interface}`,
      color: '#000',
    },
  },
});
export const logo = style({ height: '28pt', width: 'auto' });
export const notice = style({ justifySelf: 'end', fontWeight: 700, letterSpacing: '.08em' });
export const source = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });
