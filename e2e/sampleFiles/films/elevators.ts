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

const months = 27;
const pairs = 8;
const shaft = { width: 54, gap: 14, top: 168, height: 240 } as const;
const bankLeft = [72, 680] as const;

/** A car of a bank: rebuilt pairs are red, the pair in work is empty. */
const car = (bank: number, index: number, month: number): string => {
  const start = (index * months) / pairs;
  const share = linear(month, start, months / pairs);
  const x = (bankLeft[bank] ?? 0) + index * (shaft.width + shaft.gap);
  const isInWork = share > 0 && share < 1;
  // Idle cars rest at different floors.
  const cabin = shaft.top + 18 + ((index * 97 + bank * 53) % 150);
  return [
    rect(x, shaft.top, shaft.width, shaft.height, { fill: share === 1 ? '#f1d9cc' : ink.tint }),
    isInWork
      ? rect(x, shaft.top + shaft.height * (1 - share), shaft.width, shaft.height * share, { fill: '#f1d9cc' }) +
        rect(x + 2, shaft.top + 2, shaft.width - 4, shaft.height - 4, { stroke: ink.accent, width: 4, dash: '10 8' })
      : rect(x + 6, cabin, shaft.width - 12, 58, { fill: share === 1 ? ink.accent : ink.muted, radius: 3 }),
  ].join('');
};

const rebuild = (second: number): string => {
  const month = linear(second, 0.8, 7.6) * months;
  const done = Math.min(pairs, Math.floor((month / months) * pairs + 1e-6)) * 2;
  return [
    heading('Sixteen cars, rebuilt two at a time'),
    ...[0, 1].map(
      (bank) =>
        [...Array(pairs).keys()].map((index) => car(bank, index, month)).join('') +
        text(bankLeft[bank] ?? 0, 456, bank === 0 ? 'First bank' : 'Second bank', { size: 34, color: ink.muted }),
    ),
    text(72, 586, count(month), { size: 110, family: 'headline', weight: 600 }),
    text(222, 586, 'months', { size: 40, color: ink.muted }),
    text(490, 586, `${done}`, { size: 110, family: 'headline', weight: 600, color: ink.accent }),
    text(648, 586, 'of 16 cars rebuilt', { size: 40, color: ink.muted }),
  ].join('');
};

const waits = [
  { name: 'Before', seconds: 33, color: ink.muted },
  { name: 'During the work', seconds: 38, color: ink.accent },
] as const;

const waiting = (second: number): string => {
  const scale = (seconds: number) => seconds * 20;
  const left = 372;
  return [
    heading('The morning wait stayed under the promise'),
    ...waits.map(({ name, seconds, color }, index) => {
      const share = ease(second, 0.6 + index * 0.7, 1.3);
      const y = 210 + index * 150;
      return [
        text(left - 24, y + 66, name, { size: 36, anchor: 'end', weight: 600 }),
        rect(left, y, scale(seconds) * share, 104, { fill: color }),
        text(left + scale(seconds) * share - 24, y + 72, count(seconds * share), {
          size: 56,
          weight: 700,
          color: ink.paper,
          anchor: 'end',
          opacity: ease(share, 0.2, 0.3),
        }),
      ].join('');
    }),
    path(
      [
        [left + scale(40), 180],
        [left + scale(40), 500],
      ],
      { stroke: ink.text, width: 5, dash: '4 12' },
    ),
    text(left + scale(40), 552, 'Promise: 40 seconds', {
      size: 38,
      anchor: 'end',
      weight: 600,
      opacity: ease(second, 2, 0.6),
    }),
  ].join('');
};

const energy = (second: number): string => {
  const share = ease(second, 1, 2.2);
  const full = 320;
  const height = between(full, full * 0.6, share);
  return [
    heading('And the elevators use 40% less electricity'),
    rect(180, 540 - full, 240, full, { fill: ink.muted }),
    rect(620, 540 - height, 240, height, { fill: ink.accent }),
    rect(620, 540 - full, 240, full - height, { stroke: ink.accent, width: 4, dash: '10 8' }),
    text(300, 540 - full - 22, '1,020,000', { size: 44, anchor: 'middle', weight: 700 }),
    text(740, 540 - height + 66, count(between(1_020_000, 612_000, share)), {
      size: 44,
      anchor: 'middle',
      weight: 700,
      color: ink.paper,
    }),
    text(300, 600, 'Before', { size: 38, anchor: 'middle', color: ink.muted }),
    text(740, 600, 'After', { size: 38, anchor: 'middle', color: ink.muted }),
    text(900, 360, `−${count(40 * share)}%`, { size: 108, family: 'headline', weight: 600, color: ink.accent }),
    text(900, 420, 'kilowatt-hours', { size: 36, color: ink.muted }),
    text(900, 464, 'a year', { size: 36, color: ink.muted }),
  ].join('');
};

/** A tower replaces its elevators. */
export const elevators: Film = {
  name: 'two-cars-at-a-time',
  seconds: 22,
  poster: 7.4,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['Two cars', 'at a time'], 'An elevator modernization in 27 months')),
      scene(second, 2.8, 12, rebuild),
      scene(second, 12, 17, waiting),
      lastScene(second, 17, energy),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'Two cars at a time: an elevator modernization in 27 months.',
      es: 'Dos cabinas a la vez: la renovación de los ascensores en 27 meses.',
    },
    {
      from: 2.8,
      to: 12,
      text: 'Sixteen cars in two banks of eight. One of each bank is rebuilt at a time, and 14 keep running.',
      es: 'Dieciséis cabinas en dos grupos de ocho. Se renueva una de cada grupo; 14 siguen en marcha.',
    },
    {
      from: 12,
      to: 17,
      text: 'The morning wait rose from 33 to 38 seconds. The promise was 40.',
      es: 'La espera matinal subió de 33 a 38 segundos. La promesa era de 40.',
    },
    {
      from: 17,
      to: 22,
      text: 'Electricity fell from 1,020,000 to 612,000 kilowatt-hours a year, 40% less.',
      es: 'La electricidad bajó de 1.020.000 a 612.000 kilovatios hora al año, un 40 % menos.',
    },
  ],
};
