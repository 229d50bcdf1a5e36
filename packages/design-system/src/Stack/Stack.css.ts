import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/* Every page has these styles, so they have only the steps of the space scale that stacks need. */
const steps = [3, 4, 5, 6, 7, 8] as const;
const spaces = Object.fromEntries(steps.map((step) => [step, vars.space[step]])) as Record<
  (typeof steps)[number],
  string
>;
export const plain = styleVariants(spaces, (gap) => ({ gap }));
export const ruled = styleVariants(spaces, () => ({}));

/* A hairline centered between two items. */
for (const step of steps) {
  globalStyle(`${ruled[step]} > * + *`, {
    borderTop: vars.border.hairline,
    paddingTop: vars.space[step],
    marginTop: vars.space[step],
  });
}
