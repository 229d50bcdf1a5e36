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
  rect,
  scene,
  text,
  title,
} from '../frame.ts';

const zones = [
  { name: 'Truck', from: 72, to: 262, fill: '#efe4d3' },
  { name: 'Vestibule, 35°F', from: 262, to: 612, fill: '#e3e4dd' },
  { name: 'Freezer, −10°F', from: 612, to: 1208, fill: '#cfd9de' },
] as const;
const floor = { top: 250, height: 200 } as const;
/** Seconds of the trip in which a door is open: at the dock, then at the inner door. */
const doors = [
  { at: 262, from: 6, to: 12 },
  { at: 612, from: 24, to: 29 },
] as const;
const tripSeconds = 51;

const openSeconds = (at: number): number =>
  doors.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);

const pallet = (x: number): string =>
  [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => [row, column] as const))
    .map(([row, column]) => rect(x + column * 22, floor.top + 96 - row * 22, 19, 19, { fill: ink.accent, radius: 3 }))
    .join('') + rect(x - 6, floor.top + 120, 76, 10, { fill: ink.text });

const trip = (second: number): string => {
  const at = linear(second, 1.2, 9) * tripSeconds;
  const x = between(110, 1080, at / tripSeconds);
  return [
    heading('One pallet, from truck to rack'),
    ...zones.map(
      ({ name, from, to, fill }) =>
        rect(from, floor.top, to - from, floor.height, { fill }) +
        text((from + to) / 2, floor.top - 22, name, { size: 34, anchor: 'middle', color: ink.muted, weight: 600 }),
    ),
    ...[0, 1, 2, 3].map((rack) => rect(1092 + rack * 30, floor.top, 12, floor.height, { fill: '#9fb1ba' })),
    ...doors.map(({ at: x0, from, to }) => {
      const isOpen = at >= from && at <= to;
      return rect(x0 - 8, floor.top, 16, isOpen ? 40 : floor.height, { fill: isOpen ? ink.accent : ink.text });
    }),
    pallet(x),
    text(72, 590, count(at), { size: 130, family: 'headline', weight: 600 }),
    text(248, 590, 'seconds indoors', { size: 40, color: ink.muted }),
    text(690, 590, count(openSeconds(at)), { size: 130, family: 'headline', weight: 600, color: ink.accent }),
    text(866, 590, 'with a door open', { size: 40, color: ink.muted }),
  ].join('');
};

const months = 42;
const chart = { left: 100, right: 1180, top: 210, bottom: 560 } as const;
const cost = 186_000;
const monthly = 5_400;
const toX = (month: number): number => between(chart.left, chart.right, month / months);
const toY = (dollars: number): number => between(chart.bottom, chart.top, dollars / (monthly * months));

const payback = (second: number): string => {
  const month = linear(second, 0.8, 4.6) * months;
  const paid = cost / monthly;
  return [
    heading('Six fast doors, paid by the electric bill'),
    rect(chart.left, chart.bottom, chart.right - chart.left, 3, { fill: ink.text }),
    ...[0, 12, 24, 36].map((tick) =>
      text(toX(tick), chart.bottom + 48, tick === 0 ? 'Month 0' : String(tick), {
        size: 34,
        anchor: tick === 0 ? 'start' : 'middle',
        color: ink.muted,
      }),
    ),
    path(
      [
        [chart.left, toY(cost)],
        [chart.right, toY(cost)],
      ],
      { stroke: ink.muted, width: 4, dash: '4 12' },
    ),
    text(chart.left, toY(cost) - 20, 'Cost: $186,000', { size: 36, weight: 600, color: ink.muted }),
    path(
      [
        [chart.left, chart.bottom],
        [toX(month), toY(month * monthly)],
      ],
      { stroke: ink.accent, width: 10 },
    ),
    text(520, chart.bottom - 30, `Saved: $${count(month * monthly)}`, { size: 44, weight: 700, color: ink.accent }),
    month >= paid
      ? path(
          [
            [toX(paid), chart.bottom],
            [toX(paid), toY(cost)],
          ],
          { stroke: ink.text, width: 4 },
        ) +
        text(toX(paid) - 16, toY(cost) - 20, 'Paid in 35 months', {
          size: 44,
          weight: 700,
          anchor: 'end',
          opacity: ease(month, paid, 3),
        })
      : '',
  ].join('');
};

/** One pallet through a freezer dock. */
export const coldStorage: Film = {
  name: 'fifty-one-seconds',
  seconds: 20,
  poster: 8.4,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['Fifty-one', 'seconds'], 'One pallet through a freezer dock')),
      scene(second, 2.8, 13.4, trip),
      lastScene(second, 13.4, payback),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'Fifty-one seconds: one pallet through a freezer dock.',
      es: 'Cincuenta y un segundos: un palé en el muelle de un congelador.',
    },
    {
      from: 2.8,
      to: 8,
      text: 'A pallet of strawberries leaves the truck and crosses the vestibule, which is held at 35 degrees.',
      es: 'Un palé de fresas sale del camión y cruza el vestíbulo, a 35 grados Fahrenheit.',
    },
    {
      from: 8,
      to: 13.4,
      text: 'It enters the freezer, at minus 10, and reaches its rack. 51 seconds indoors, 11 of them with a door open.',
      es: 'Entra en el congelador, a 10 bajo cero, y llega a su estante. 51 segundos; en 11 hay una puerta abierta.',
    },
    {
      from: 13.4,
      to: 17,
      text: 'Six fast doors cost $186,000 and save $5,400 of electricity a month.',
      es: 'Seis puertas rápidas cuestan 186.000 dólares y ahorran 5.400 al mes en electricidad.',
    },
    { from: 17, to: 20, text: 'They are paid in 35 months.', es: 'Se pagan en 35 meses.' },
  ],
};
