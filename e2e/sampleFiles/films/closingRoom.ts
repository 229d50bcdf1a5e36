import {
  between,
  circle,
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

/** Hours of the day, and what happens in them. */
const steps = [
  { hour: 8, name: 'An estoppel is missing', clock: '8:00 a.m.' },
  { hour: 9.75, name: 'The tenant signs it', clock: '9:45 a.m.' },
  { hour: 11.5, name: 'Title is cleared', clock: '11:30 a.m.' },
  { hour: 13, name: 'The payoff letter arrives', clock: '1:00 p.m.' },
  { hour: 14.75, name: 'Both sides sign', clock: '2:45 p.m.' },
  { hour: 16.5, name: 'The wire lands: $40 million', clock: '4:30 p.m.' },
] as const;
const first = 8;
const last = 16.5;
const left = 110;
const right = 1170;
const toX = (hour: number): number => between(left, right, (hour - first) / (last - first));

const day = (second: number): string => {
  const hour = between(first, last, linear(second, 0.6, 13));
  const index = steps.findLastIndex((step) => step.hour <= hour + 1e-6);
  const step = steps[Math.max(0, index)];
  const isLast = index === steps.length - 1;
  return [
    heading('The last day of a sale'),
    rect(left, 270, right - left, 10, { fill: ink.line }),
    path(
      [
        [left, 275],
        [toX(hour), 275],
      ],
      { stroke: ink.accent, width: 10 },
    ),
    ...steps.map(({ hour: at }) =>
      circle(toX(at), 275, at <= hour + 1e-6 ? 24 : 16, { fill: at <= hour + 1e-6 ? ink.accent : ink.line }),
    ),
    text(left - 24, 350, '8 a.m.', { size: 34, color: ink.muted }),
    text(right + 24, 350, '4:30 p.m.', { size: 34, color: ink.muted, anchor: 'end' }),
    text(86, 480, step?.clock ?? '', { size: 56, weight: 600, color: ink.muted }),
    text(86, 574, step?.name ?? '', {
      size: 80,
      family: 'headline',
      weight: 600,
      color: isLast ? ink.accent : ink.text,
    }),
  ].join('');
};

const end = (second: number): string =>
  [
    text(72, 330, '$40 million', {
      size: 150,
      family: 'headline',
      weight: 600,
      color: ink.accent,
      opacity: ease(second, 0.2, 0.6),
    }),
    text(72, 420, 'closed in eight and a half hours', {
      size: 56,
      family: 'headline',
      weight: 600,
      opacity: ease(second, 0.7, 0.6),
    }),
  ].join('');

/** The last day of a sale. */
export const closingRoom: Film = {
  name: 'a-closing-room',
  seconds: 20,
  poster: 10,
  draw: (second) =>
    [
      scene(second, 0, 2.6, (at) => title(at, ['A closing room,', 'hour by hour'], 'Harrow & Pike')),
      scene(second, 2.6, 17, day),
      lastScene(second, 17, end),
    ].join(''),
  cues: [
    { from: 0, to: 2.6, text: 'A closing room, hour by hour.', es: 'Una sala de cierre, hora a hora.' },
    {
      from: 2.6,
      to: 8,
      text: '8:00 a.m.: an estoppel is missing. 9:45: the tenant signs it.',
      es: '8:00: falta un certificado. 9:45: el inquilino lo firma.',
    },
    {
      from: 8,
      to: 13,
      text: '11:30: title is cleared. 1:00 p.m.: the payoff letter arrives.',
      es: '11:30: el título queda libre. 13:00: llega la carta de cancelación.',
    },
    {
      from: 13,
      to: 17,
      text: '2:45: both sides sign. 4:30: the wire lands.',
      es: '14:45: firman ambas partes. 16:30: llega la transferencia.',
    },
    {
      from: 17,
      to: 20,
      text: '$40 million, closed in eight and a half hours.',
      es: '40 millones de dólares, cerrados en ocho horas y media.',
    },
  ],
};
