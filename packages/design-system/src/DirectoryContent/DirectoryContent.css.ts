import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({ ...typography.summary });
const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`${root} ${selector}`, rule);

inside('blockquote', {
  padding: `${space[5]} ${space[5]} ${space[4]}`,
  marginBottom: space[7],
  background: color.tint,
  borderTop: border.masthead,
});
inside('blockquote p', { ...typography.deck, maxWidth: grid.measure });
inside('blockquote p.author', { ...typography.uiSmallStrong, marginTop: space[3], color: color.ink2 });
inside('blockquote p.author::before', { content: '"— "' });

inside('> ul', {
  display: 'grid',
  gap: `${space[6]} ${grid.gutter}`,
  '@media': {
    [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
inside('> ul > li', { borderTop: border.hairline, paddingTop: '14px' });
inside('h3', { ...typography.h4, letterSpacing: '-0.008em', marginBottom: '4px' });
inside('a:hover', { ...underline, color: color.accent });
inside('li p', { color: color.ink2 });
inside('li p.customer-size', { ...typography.meta, color: color.ink3, marginTop: '8px' });
