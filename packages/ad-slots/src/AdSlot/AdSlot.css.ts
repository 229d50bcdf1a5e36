import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { getReservedSpace } from '../table/sizes';
import { closedWrapperAttribute } from '../lifecycle/closeWrappers';
import { slots, type SlotName, breakpoints, type SlotDefinition, type Breakpoint } from '../table/slots';
import { adVars } from '../look/adVars.css';

const toMediaQuery = (breakpoint: Breakpoint): string => `(min-width: ${breakpoint}px)`;
const hidden = { display: 'none' } as const;
const visible = { display: 'grid' } as const;

/** Width and height of the reserved space. They do not depend on the creative, so nothing moves. */
const toSizeRule = (definition: SlotDefinition, breakpoint: Breakpoint): StyleRule => {
  const space = getReservedSpace(definition, breakpoint);
  return space ? { height: space.height, width: space.width === 'full' ? '100%' : space.width } : {};
};
/** A slot without sizes at a breakpoint is hidden there. */
const toDisplayRule = (definition: SlotDefinition, breakpoint: Breakpoint): StyleRule =>
  getReservedSpace(definition, breakpoint) ? visible : hidden;

/** One style rule from the rules of all breakpoints, without those that repeat the rule of the narrower one. */
const atEachBreakpoint = (toRule: (breakpoint: Breakpoint) => StyleRule): StyleRule => {
  const rules = breakpoints.map((breakpoint) => [toMediaQuery(breakpoint), toRule(breakpoint)] as const);
  const isChanged = ([, rule]: (typeof rules)[number], index: number): boolean =>
    index > 0 && JSON.stringify(rule) !== JSON.stringify(rules[index - 1]?.[1]);
  return { ...toRule(0), '@media': Object.fromEntries(rules.filter(isChanged)) };
};

type SlotClasses = { frame: string; creativeBox: string };
const classesByReservedSpace = new Map<string, SlotClasses>();

/** The classes for the reserved space of a slot. Slots with equal reserved space share them. */
const getReservedSpaceClasses = (definition: SlotDefinition): SlotClasses => {
  const key = JSON.stringify(breakpoints.map((breakpoint) => getReservedSpace(definition, breakpoint) ?? null));
  const existing = classesByReservedSpace.get(key);
  if (existing) return existing;
  const classes = {
    frame: style(atEachBreakpoint((breakpoint) => toDisplayRule(definition, breakpoint))),
    creativeBox: style(atEachBreakpoint((breakpoint) => toSizeRule(definition, breakpoint))),
  };
  classesByReservedSpace.set(key, classes);
  return classes;
};

/* Cells of a grid are centered also where an ad is wider than the column: on the narrowest screens. */
const frame = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  maxWidth: '100%',
  '@media': { print: hidden },
});
/* The element that the creative is rendered in. A creative smaller than the reserved space is placed at its top. */
const creativeBox = style({
  display: 'grid',
  placeContent: 'start center',
  overflow: 'clip',
  justifySelf: 'center',
  maxWidth: '100vw',
  background: adVars.background,
  color: adVars.labelColor,
  '@media': { '(min-width: 768px)': { maxWidth: '100%' } },
});
/** An expanded pushdown covers the content below. All other creatives are clipped to the reserved space. */
const expandable = style({ overflow: 'visible', position: 'relative', zIndex: adVars.zIndex });
const labelText = style({
  margin: 0,
  paddingBottom: '7px',
  font: `400 0.6875rem/1 ${adVars.interfaceFont}`,
  letterSpacing: '.04em',
  color: adVars.labelColor,
});
/** Native ads are placed among stories, which are left-aligned; all other labels are centered. */
export const labelStyles = { centered: style([labelText, { textAlign: 'center' }]), leftAligned: style([labelText]) };

/** The classes of a slot: of its frame, and of the creative box inside, which has the reserved space. */
export const slotClasses = Object.fromEntries(
  Object.entries<SlotDefinition>(slots).map(([name, definition]) => {
    const classes = getReservedSpaceClasses(definition);
    return [
      name,
      {
        frame: `${frame} ${classes.frame}`,
        creativeBox: [creativeBox, classes.creativeBox, ...(definition.kind === 'pushdown' ? [expandable] : [])].join(
          ' ',
        ),
      },
    ];
  }),
) as Record<SlotName, SlotClasses>;

/** Classes that hide a slot on viewports smaller than this one; `large` begins at 1024 px. */
export const minViewportClasses = {
  small: '',
  large: style({ '@media': { 'not all and (min-width: 1024px)': { display: 'none !important' } } }),
};

globalStyle(`${frame}[data-state='closed'], [${closedWrapperAttribute}]`, hidden);
globalStyle(`${frame}[data-state='blank']`, { visibility: 'hidden' });
globalStyle(`${frame}[data-state='filled'] > ${creativeBox}`, { background: 'none' });
/* In a page with another color scheme than its own an iframe would be an opaque white box until it has loaded. */
globalStyle(`${creativeBox} iframe`, { display: 'block', border: 0, maxWidth: '100vw', colorScheme: 'light' });

/* A creative that is lower than its reserved space stays in view. */
globalStyle(`${frame} > ${creativeBox} > *`, {
  '@media': {
    '(min-width: 1024px) and (min-height: 720px)': { position: 'sticky', insetBlockStart: adVars.stickyTop },
  },
});

/* Focus inside the iframe is outlined on the iframe. */
globalStyle(`${creativeBox} iframe:focus`, { outline: adVars.focusOutline, outlineOffset: -3 });
