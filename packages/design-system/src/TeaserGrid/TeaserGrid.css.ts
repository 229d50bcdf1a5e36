import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { breakpoints, media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { type CardCount, columnsFor, type GridWidth, isReversed } from './reversed';

const { border, color, grid, space } = vars;

const queries: Record<GridWidth, string> = {
  phone: `(max-width: ${breakpoints.m - 1}px)`,
  tablet: `(min-width: ${breakpoints.m}px) and (max-width: ${breakpoints.l - 1}px)`,
  desktop: media.l,
};

/** The specification's rule as media queries, by number of items. */
const perWidth = <Style>(items: number, of: (width: GridWidth, items: number) => Style) => ({
  '@media': {
    [queries.phone]: of('phone', items),
    [queries.tablet]: of('tablet', items),
    [queries.desktop]: of('desktop', items),
  },
});

const counts = { one: 1, two: 2, many: 3 } as const satisfies Record<CardCount, number>;

const base = style({ display: 'grid', gap: `${space[7]} ${grid.gutter}` });

export const root = styleVariants(counts, (items) => [
  base,
  perWidth(items, (width) => ({
    gridTemplateColumns: `repeat(${columnsFor(items, width)}, minmax(0, 1fr))`,
  })),
]);

const cardBase = style({ height: '100%', borderTop: border.strong, paddingTop: space[3] });

/** Reversed: text before the picture in a row. Otherwise the picture is on top. */
export const card = styleVariants(counts, (items) => [
  cardBase,
  perWidth(items, (width) =>
    isReversed(items, width)
      ? {
          display: 'grid',
          gridTemplateColumns: width === 'phone' ? 'minmax(0, 1fr) 120px' : 'minmax(0, 7fr) minmax(0, 5fr)',
          gap: `0 ${grid.gutter}`,
          alignItems: 'start',
          alignContent: 'start',
        }
      : { display: 'flex', flexDirection: 'column-reverse' as const, justifyContent: 'flex-end' },
  ),
]);

export const picture = styleVariants(counts, (items) =>
  perWidth(items, (width) =>
    isReversed(items, width) ? { gridColumn: 2, gridRow: '1 / span 2' } : { marginBottom: space[3] },
  ),
);

export const text = style({ minWidth: 0 });
export const kicker = style({ marginBottom: '6px', ':empty': { display: 'none' } });
export const title = style({ ...typography.h4, letterSpacing: '-0.008em' });
export const summary = style({ ...typography.summary, lineHeight: 1.48, color: color.ink2, marginTop: '6px' });
export const more = style({ position: 'relative', zIndex: 2, marginTop: '6px' });
