import { between, count, ease, type Film, heading, ink, lastScene, rect, scene, text, title } from '../frame.ts';

const face = 36;
/** Deductions from the quoted rent, in dollars per square foot and year. */
const parts = [
  { name: 'Ten free months', dollars: 3, color: ink.tone },
  { name: 'Fit-out allowance', dollars: 5, color: ink.glow },
  { name: 'Commission', dollars: 2, color: ink.muted },
] as const;
const net = face - parts.reduce((sum, { dollars }) => sum + dollars, 0);
const bar = { x: 72, y: 200, width: 330, height: 370 } as const;
const toHeight = (dollars: number): number => (dollars / face) * bar.height;

const build = (second: number): string => {
  const tops = parts.map((_, index) => parts.slice(0, index).reduce((sum, { dollars }) => sum + dollars, 0));
  const removed = parts.reduce((sum, { dollars }, index) => sum + dollars * ease(second, 1.4 + index * 2.6, 1), 0);
  return [
    heading('How a rent becomes a number'),
    rect(bar.x, bar.y, bar.width, bar.height * ease(second, 0.2, 0.9), { fill: ink.accent }),
    ...parts.map(({ name, dollars, color }, index) => {
      const share = ease(second, 1.4 + index * 2.6, 1);
      const y = bar.y + toHeight(tops[index] ?? 0);
      return [
        rect(bar.x + between(0, 420, share), y, bar.width * (1 - 0.35 * share), toHeight(dollars), {
          fill: color,
          opacity: share > 0 ? 1 : 0,
        }),
        share > 0
          ? rect(bar.x, y, bar.width, toHeight(dollars), {
              fill: ink.paper,
              stroke: ink.accent,
              width: 3,
              dash: '10 8',
              opacity: share,
            })
          : '',
        text(730, 250 + index * 84, `−$${dollars}`, { size: 56, weight: 700, color: ink.accent, opacity: share }),
        text(850, 250 + index * 84, name, { size: 35, opacity: share }),
      ].join('');
    }),
    text(bar.x + bar.width / 2, bar.y + bar.height - 40, `$${count(face - removed)}`, {
      size: 120,
      family: 'headline',
      weight: 600,
      anchor: 'middle',
      color: ink.paper,
    }),
    text(730, 560, 'per square foot a year', { size: 36, color: ink.muted }),
  ].join('');
};

const result = (second: number): string =>
  [
    text(72, 320, `Quoted: $${face}`, {
      size: 110,
      family: 'headline',
      weight: 600,
      color: ink.muted,
      opacity: ease(second, 0.1, 0.5),
    }),
    text(72, 460, `In the database: $${net}`, {
      size: 110,
      family: 'headline',
      weight: 600,
      color: ink.accent,
      opacity: ease(second, 0.7, 0.5),
    }),
  ].join('');

/** From a quoted rent to the number in a database. */
export const rentFilm: Film = {
  name: 'how-a-rent-becomes-a-number',
  seconds: 18,
  poster: 12,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['How a rent', 'becomes a number'], 'Stonebridge Analytics')),
      scene(second, 2.8, 13.8, build),
      lastScene(second, 13.8, result),
    ].join(''),
  cues: [
    { from: 0, to: 2.8, text: 'How a rent becomes a number.', es: 'Cómo una renta se convierte en un número.' },
    {
      from: 2.8,
      to: 7,
      text: 'The broker quotes $36 a square foot. Ten free months of 120 take $3.',
      es: 'El agente pide 36 dólares por pie cuadrado. Diez meses gratis de 120 restan 3.',
    },
    {
      from: 7,
      to: 13.8,
      text: 'The allowance for the fit-out takes $5, the commission $2.',
      es: 'La ayuda para las obras resta 5, y la comisión 2.',
    },
    { from: 13.8, to: 18, text: 'The database has $26.', es: 'En la base de datos quedan 26.' },
  ],
};
