import {
  between,
  count,
  ease,
  type Film,
  heading,
  ink,
  lastScene,
  linear,
  path,
  scene,
  rect,
  text,
  title,
} from '../frame.ts';

const months = 18;
const buildings = 14;
const chart = { left: 150, right: 1190, top: 190, bottom: 550 } as const;
const toX = (month: number): number => between(chart.left, chart.right, month / months);
const toY = (share: number): number => between(chart.bottom, chart.top, share);

/** Occupancy of a building by month: each fills at its own speed. */
const occupancy = (building: number, month: number): number => {
  const speed = 0.11 + ((building * 5) % buildings) * 0.012;
  const delay = (building * 3) % 4;
  return Math.max(0, 0.96 * (1 - Math.exp(-speed * Math.max(0, month - delay))));
};

const axes = [
  ...[0, 50, 100].map(
    (percent) =>
      rect(chart.left, toY(percent / 100), chart.right - chart.left, 2, { fill: ink.line }) +
      text(chart.left - 16, toY(percent / 100) + 12, `${percent}%`, { size: 34, anchor: 'end', color: ink.muted }),
  ),
  ...[0, 6, 12, 18].map((month) =>
    text(toX(month), chart.bottom + 48, month === 0 ? 'Opening' : `${month} months`, {
      size: 34,
      anchor: month === 18 ? 'end' : 'middle',
      color: ink.muted,
    }),
  ),
].join('');

const lines = (month: number, style: (building: number) => { stroke: string; width: number }): string =>
  [...Array(buildings).keys()]
    .map((building) =>
      path(
        [...Array(Math.floor(month * 2) + 1).keys()].map(
          (step) => [toX(step / 2), toY(occupancy(building, step / 2))] as const,
        ),
        style(building),
      ),
    )
    .join('');

const fastest = [...Array(buildings).keys()].reduce(
  (best, building) => (occupancy(building, 12) > occupancy(best, 12) ? building : best),
  0,
);
const slowest = [...Array(buildings).keys()].reduce(
  (worst, building) => (occupancy(building, 12) < occupancy(worst, 12) ? building : worst),
  0,
);

const all = (second: number): string =>
  [
    heading('Fourteen new buildings, month by month'),
    axes,
    lines(linear(second, 0.6, 7) * months, () => ({ stroke: ink.tone, width: 5 })),
  ].join('');

const parted = (second: number): string => {
  const share = ease(second, 0.2, 0.8);
  return [
    heading('Where the lines part'),
    axes,
    lines(months, (building) =>
      building === fastest || building === slowest ? { stroke: ink.accent, width: 9 } : { stroke: ink.line, width: 4 },
    ),
    rect(toX(12) - 2, chart.top, 4, chart.bottom - chart.top, { fill: ink.text, opacity: share }),
    text(toX(12) + 20, toY(0.38), `Fastest: ${count(occupancy(fastest, 12) * 100)}%`, {
      size: 42,
      weight: 700,
      color: ink.accent,
      opacity: share,
    }),
    text(toX(12) + 20, toY(0.2), `Slowest: ${count(occupancy(slowest, 12) * 100)}%`, {
      size: 42,
      weight: 700,
      color: ink.accent,
      opacity: share,
    }),
  ].join('');
};

/** The lease-up chart of a webcast. */
export const leaseUp: Film = {
  name: 'the-lease-up-class',
  seconds: 18,
  poster: 9.6,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['The lease-up class', 'of this year'], 'The chart of the webcast')),
      scene(second, 2.8, 11, all),
      lastScene(second, 11, parted),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'The lease-up class of this year, compared.',
      es: 'La comparación de los edificios de este año.',
    },
    {
      from: 2.8,
      to: 11,
      text: 'Fourteen new buildings fill, month by month, from their opening.',
      es: 'Catorce edificios nuevos se llenan, mes a mes, desde su apertura.',
    },
    {
      from: 11,
      to: 18,
      text: `After a year the fastest is ${count(occupancy(fastest, 12) * 100)}% leased, the slowest ${count(occupancy(slowest, 12) * 100)}%.`,
      es: `Al año, el más rápido está alquilado al ${count(occupancy(fastest, 12) * 100)} % y el más lento al ${count(occupancy(slowest, 12) * 100)} %.`,
    },
  ],
};
