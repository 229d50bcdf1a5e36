import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** The positions of the headline and of the whole article in the window. */
const timelines = { headline: '--reading-headline', article: '--reading-article' } as const;

/* Timelines of the main area are visible to the header where a common ancestor declares their names. */
globalStyle('body', { timelineScope: `${timelines.headline}, ${timelines.article}` });
globalStyle('main > article', { viewTimelineName: timelines.article });
globalStyle('main > article h1', {
  viewTimelineName: timelines.headline,
  viewTimelineInset: `${vars.size.headerCompact} 0px`,
});

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' }, to: { opacity: 1, visibility: 'visible' } });
const disappear = keyframes({ from: { opacity: 1, visibility: 'visible' }, to: { opacity: 0, visibility: 'hidden' } });
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const supported = '(animation-timeline: view()) and (timeline-scope: --a)';

/** Follows the headline out of the window. With reduced motion it changes at once. */
const asHeadlineLeaves = (name: string) =>
  ({
    animationName: name,
    animationDuration: 'auto',
    animationFillMode: 'both',
    animationTimingFunction: 'linear',
    animationTimeline: timelines.headline,
    animationRange: 'exit 0% exit 100%',
  }) as const;
const atOnce = { animationTimingFunction: 'step-end' } as const;

export const root = style({ display: 'none' });
globalStyle(`[data-form="compact"] > * > ${root}`, {
  '@supports': {
    [supported]: {
      gridArea: '1 / 2 / 2 / 3',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[4],
      minWidth: 0,
      paddingInline: vars.space[2],
      // Without a headline in the page the timeline is inactive.
      visibility: 'hidden',
      ...asHeadlineLeaves(appear),
    },
  },
});
globalStyle(`[data-form="compact"] > * > ${root}`, {
  '@media': {
    [media.reducedMotion]: atOnce,
    [media.l]: { '@supports': { [supported]: { gridArea: 'nav', paddingInline: '28px 12px' } } },
  },
});

/* The navigation on wide screens, the logo on narrow ones. */
const hidden = { '@supports': { [supported]: asHeadlineLeaves(disappear) } };
globalStyle(`[data-form="compact"] > * > ${root} + *`, hidden);
globalStyle(`[data-form="compact"] > :has(> ${root}) > a`, {
  '@media': { [`not all and ${media.l}`]: hidden, [media.reducedMotion]: atOnce },
});
globalStyle(`[data-form="compact"] > * > ${root} + *`, { '@media': { [media.reducedMotion]: atOnce } });

export const title = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  font: `600 0.8125rem/1.25 ${vars.font.headline}`,
  '@media': { [media.l]: { font: `${vars.font.headWeight} 1.125rem/1.2 ${vars.font.headline}`, WebkitLineClamp: 1 } },
});
export const share = style({ flex: 'none' });
/* Narrow screens show only the icon of the button. */
globalStyle(`${share} > :not(dialog)`, {
  '@media': { [`not all and ${media.l}`]: { width: '24px', overflow: 'hidden', whiteSpace: 'nowrap' } },
});

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-1px',
  height: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  animationName: grow,
  animationDuration: 'auto',
  animationFillMode: 'both',
  animationTimingFunction: 'linear',
  animationTimeline: timelines.article,
  animationRange: 'contain 0% contain 100%',
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
