import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { getReservedSpace } from '../table/sizes';
import { closedAround } from '../lifecycle/closeGap';
import { slots, type SlotName } from '../table/slots';
import { widths, type SlotDefinition, type Width } from '../table/types';
import { look } from './look.css';

const media = (width: Width): string => `(min-width: ${width}px)`;
const gone = { display: 'none' } as const;

/** Room of a slot from a width on: its height never depends on what comes, so nothing moves. */
const room = (definition: SlotDefinition, width: Width): StyleRule => {
  const space = getReservedSpace(definition, width);
  return space ? { height: space.height, width: space.width === 'full' ? '100%' : space.width } : {};
};
const shown = (definition: SlotDefinition, width: Width): StyleRule =>
  getReservedSpace(definition, width) ? { display: 'block' } : gone;

const byWidth = (rule: (width: Width) => StyleRule): StyleRule => ({
  ...rule(0),
  '@media': Object.fromEntries(widths.slice(1).map((width) => [media(width), rule(width)])),
});

const rooms = new Map<string, { frame: string; room: string }>();

/** Slots of one shape share their two classes. */
const shapeOf = (definition: SlotDefinition): { frame: string; room: string } => {
  const key = JSON.stringify(widths.map((width) => getReservedSpace(definition, width) ?? null));
  const known = rooms.get(key);
  if (known) return known;
  const shape = {
    frame: style(byWidth((width) => shown(definition, width))),
    room: style(byWidth((width) => room(definition, width))),
  };
  rooms.set(key, shape);
  return shape;
};

const frame = style({ minWidth: 0, maxWidth: '100%', '@media': { print: gone } });
/* The narrowest screens are as wide as the narrowest advertisement: it leaves the page's margins there. */
const fullBleed = { position: 'relative', insetInlineStart: 'min(0px, calc((100% - 100vw) / 2))' } as const;
/* What is smaller than its room stands at the room's head, right below its label. */
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
/** A strip that its reader has opened lies over what follows; everything else stays inside its room. */
const opens = style({ overflow: 'visible', position: 'relative', zIndex: look.layer });
const words = style({
  margin: 0,
  paddingBottom: '7px',
  font: `400 0.6875rem/1 ${look.interface}`,
  letterSpacing: '.04em',
  color: look.ink,
});
/** A sponsored story stands among stories, which begin at the left; everything else has its label in the middle. */
export const label = { middle: style([words, { textAlign: 'center' }]), left: style([words]) };

/** The classes of a slot's frame and of the room inside it. */
export const classesOf = Object.fromEntries(
  Object.entries<SlotDefinition>(slots).map(([name, definition]) => {
    const shape = shapeOf(definition);
    return [
      name,
      {
        frame: `${frame} ${shape.frame}`,
        room: [box, shape.room, ...(definition.kind === 'pushdown' ? [opens] : [])].join(' '),
      },
    ];
  }),
) as Record<SlotName, { frame: string; room: string }>;

/** A slot that stands in the page from this width on only. */
export const from = {
  small: '',
  large: style({ '@media': { 'not all and (min-width: 1024px)': { display: 'none !important' } } }),
};

globalStyle(`${frame}[data-state='closed'], [${closedAround}]`, gone);
globalStyle(`${frame}[data-state='blank']`, { visibility: 'hidden' });
globalStyle(`${frame}[data-state='filled'] > ${box}`, { background: 'none' });
globalStyle(`${box} iframe`, { display: 'block', border: 0, maxWidth: '100vw' });

/* The focus is inside the frame then: it is shown around it. */
globalStyle(`${box} iframe:focus`, { outline: look.focus, outlineOffset: -3 });

// ---- A promotion of the publication, where no advertising came: text in the space that is kept anyway ----
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
// A strip: one line where there is room for it, title and link where there is not.
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
globalStyle(`${promotion} span`, { '@container': { [narrowStrip]: gone } });
globalStyle(`${promotion} em`, { '@container': { [lowest]: { fontSize: '0.8125rem' } } });
// A column is a poster: the title at its head, the way on at its foot. A billboard has a larger title.
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
