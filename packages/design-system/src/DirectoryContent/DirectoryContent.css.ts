import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({ ...typography.summary });
const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`${root} ${selector}`, rule);

/* Who wrote the note is beside it on wide screens. */
inside('blockquote', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${grid.gutter}`,
  padding: space[6],
  marginBottom: space[8],
  background: color.tint,
  borderTop: border.heavy,
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
inside('blockquote p', { ...typography.deck, maxWidth: grid.measure });
inside('blockquote p.author', { ...typography.ui, position: 'relative', color: color.ink2 });
inside('blockquote p.author:has(> img)', { minHeight: '90px', paddingInlineStart: '88px' });
inside('blockquote p.author > img', {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '72px',
  height: '90px',
});
inside('blockquote p.author > a', { ...typography.h5, color: color.ink });

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
