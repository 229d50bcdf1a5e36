import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { getReservedSpace } from '../table/sizes';
import { closedWrapper } from '../lifecycle/closeGap';
import { slots, type SlotName } from '../table/slots';
import { widths, type SlotDefinition, type Width } from '../table/types';
import { look } from './look.css';

const media = (width: Width): string => `(min-width: ${width}px)`;
const hidden = { display: 'none' } as const;

/** Reserved space of a slot: its height never depends on the creative, so nothing moves. */
const reservedSpace = (definition: SlotDefinition, width: Width): StyleRule => {
  const space = getReservedSpace(definition, width);
  return space ? { height: space.height, width: space.width === 'full' ? '100%' : space.width } : {};
};
const visibility = (definition: SlotDefinition, width: Width): StyleRule =>
  getReservedSpace(definition, width) ? { display: 'block' } : hidden;

const byWidth = (rule: (width: Width) => StyleRule): StyleRule => ({
  ...rule(0),
  '@media': Object.fromEntries(widths.slice(1).map((width) => [media(width), rule(width)])),
});

type SlotClasses = { frame: string; space: string };
const shapes = new Map<string, SlotClasses>();

/** Slots with the same reserved space share their two classes. */
const getShape = (definition: SlotDefinition): SlotClasses => {
  const key = JSON.stringify(widths.map((width) => getReservedSpace(definition, width) ?? null));
  const existing = shapes.get(key);
  if (existing) return existing;
  const shape = {
    frame: style(byWidth((width) => visibility(definition, width))),
    space: style(byWidth((width) => reservedSpace(definition, width))),
  };
  shapes.set(key, shape);
  return shape;
};

const frame = style({ minWidth: 0, maxWidth: '100%', '@media': { print: hidden } });
/* The narrowest screens are as wide as the narrowest ad, which spans the viewport there. */
const fullBleed = { position: 'relative', insetInlineStart: 'min(0px, calc((100% - 100vw) / 2))' } as const;
/* A creative smaller than its space is placed at the top, right below the label. */
const box = style({
  display: 'grid',
  placeContent: 'start center',
  overflow: 'clip',
  marginInline: 'auto',
  maxWidth: '100vw',
  background: look.ground,
  color: look.ink,
  '@media': { '(max-width: 351px)': fullBleed, '(min-width: 768px)': { maxWidth: '100%' } },
});
/** An opened pushdown covers the content below; all other creatives stay inside their space. */
const expandable = style({ overflow: 'visible', position: 'relative', zIndex: look.layer });
const labelText = style({
  margin: 0,
  paddingBottom: '7px',
  font: `400 0.6875rem/1 ${look.interface}`,
  letterSpacing: '.04em',
  color: look.ink,
});
/** Native ads are placed among stories, which are left-aligned; all other labels are centered. */
export const label = { middle: style([labelText, { textAlign: 'center' }]), left: style([labelText]) };

/** The classes of a slot's frame and of the reserved space inside it. */
export const slotClasses = Object.fromEntries(
  Object.entries<SlotDefinition>(slots).map(([name, definition]) => {
    const shape = getShape(definition);
    return [
      name,
      {
        frame: `${frame} ${shape.frame}`,
        space: [box, shape.space, ...(definition.kind === 'pushdown' ? [expandable] : [])].join(' '),
      },
    ];
  }),
) as Record<SlotName, SlotClasses>;

/** Hides a slot below a viewport width. */
export const from = {
  small: '',
  large: style({ '@media': { 'not all and (min-width: 1024px)': { display: 'none !important' } } }),
};

globalStyle(`${frame}[data-state='closed'], [${closedWrapper}]`, hidden);
globalStyle(`${frame}[data-state='blank']`, { visibility: 'hidden' });
globalStyle(`${frame}[data-state='filled'] > ${box}`, { background: 'none' });
globalStyle(`${box} iframe`, { display: 'block', border: 0, maxWidth: '100vw' });

/* Focus inside the iframe is outlined on the iframe. */
globalStyle(`${box} iframe:focus`, { outline: look.focus, outlineOffset: -3 });

// ---- House ads: text in the reserved space ----
const promotion = `${box} > [data-promotion]`;
globalStyle(`${frame}[data-state='house'] > ${box}`, {
  placeContent: 'stretch',
  containerType: 'size',
  background: look.ground,
});
globalStyle(promotion, {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 10,
  padding: '12px 20px',
  borderTop: `3px solid ${look.accent}`,
  color: look.text,
  font: `400 0.875rem/1.4 ${look.interface}`,
  textDecoration: 'none',
  overflow: 'hidden',
});
globalStyle(`${promotion} b`, { font: `${look.headWeight} 1.375rem/1.16 ${look.headline}`, textWrap: 'balance' });
globalStyle(`${promotion} em`, { fontStyle: 'normal', fontWeight: 600, color: look.accent, whiteSpace: 'nowrap' });
globalStyle(`${promotion}:hover b`, { textDecoration: 'underline', textDecorationThickness: 1 });
// A strip: one line, or title and link only where it is narrow.
const strip = '(max-height: 140px)';
const narrowStrip = '(max-height: 140px) and (max-width: 719px)';
const lowest = '(max-height: 70px)';
globalStyle(promotion, {
  '@container': {
    [strip]: { gridAutoFlow: 'column', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 24 },
    [narrowStrip]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 12 },
    [lowest]: { paddingBlock: 0, paddingInline: 14 },
  },
});
globalStyle(`${promotion} b`, {
  '@container': { [strip]: { fontSize: '1.0625rem' }, [lowest]: { fontSize: '0.9375rem' } },
});
globalStyle(`${promotion} span`, { '@container': { [narrowStrip]: hidden } });
globalStyle(`${promotion} em`, { '@container': { [lowest]: { fontSize: '0.8125rem' } } });
// A column is a poster with the title at the top and the link at the bottom. A billboard has a larger title.
const column = '(min-height: 400px)';
const billboard = '(min-height: 200px) and (min-width: 700px)';
globalStyle(promotion, {
  '@container': {
    [column]: { alignContent: 'stretch', gridTemplateRows: 'auto auto minmax(0, 1fr)', gap: 16, padding: '28px 24px' },
    [billboard]: { padding: '12px 48px' },
  },
});
globalStyle(`${promotion} b`, {
  '@container': { [column]: { fontSize: '2rem' }, [billboard]: { fontSize: '1.875rem' } },
});
globalStyle(`${promotion} span`, {
  '@container': { [column]: { fontSize: '1rem' }, [billboard]: { fontSize: '1rem' } },
});
globalStyle(`${promotion} em`, {
  '@container': {
    [column]: { alignSelf: 'end', borderTop: `1px solid ${look.rule}`, paddingTop: 16, justifySelf: 'stretch' },
  },
});
