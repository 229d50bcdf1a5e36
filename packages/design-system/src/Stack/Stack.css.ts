import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const plain = styleVariants(vars.space, (gap) => ({ gap }));
export const ruled = styleVariants(vars.space, () => ({}));

/* A hairline centered between two items. */
for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
  globalStyle(`${ruled[step]} > * + *`, {
    borderTop: vars.border.hairline,
    paddingTop: vars.space[step],
    marginTop: vars.space[step],
  });
}
