import { count, ease, type Film, heading, ink, lastScene, circle, path, rect, scene, text, title } from '../frame.ts';

const roof = { x: 72, y: 176, width: 660, height: 400 } as const;
const right = roof.x + roof.width;
const bottom = roof.y + roof.height;

/** Places in a grid on the roof. */
const grid = (columns: number, rows: number): (readonly [number, number])[] =>
  [...Array(columns * rows).keys()].map((index) => [
    roof.x + ((index % columns) + 0.5) * (roof.width / columns),
    roof.y + (Math.floor(index / columns) + 0.5) * (roof.height / rows),
  ]);

const marks = (
  places: readonly (readonly [number, number])[],
  bad: number,
  draw: (x: number, y: number, isBad: boolean) => string,
): string => places.map(([x, y], index) => draw(x, y, (index * 7) % places.length < bad)).join('');

const steps = [
  {
    number: '1',
    name: 'Perimeter',
    finding: 'South edge: 24 inches',
    draw: () =>
      path(
        [
          [roof.x, bottom],
          [right, bottom],
        ],
        { stroke: ink.accent, width: 16 },
      ),
  },
  {
    number: '2',
    name: 'Seams',
    finding: '14 open places',
    draw: () =>
      marks(grid(7, 6), 14, (x, y, isBad) =>
        path(
          [
            [x - 34, y],
            [x + 34, y],
          ],
          { stroke: isBad ? ink.accent : ink.line, width: isBad ? 9 : 4 },
        ),
      ),
  },
  {
    number: '3',
    name: 'Drains',
    finding: '2 of 18 blocked',
    draw: () =>
      marks(grid(6, 3), 2, (x, y, isBad) =>
        circle(x, y, 20, isBad ? { fill: ink.accent } : { stroke: ink.muted, width: 5 }),
      ),
  },
  {
    number: '4',
    name: 'Equipment',
    finding: '9 of 22 without straps',
    draw: () =>
      marks(grid(11, 2), 9, (x, y, isBad) => rect(x - 20, y - 28, 40, 56, { fill: isBad ? ink.accent : ink.muted })),
  },
  {
    number: '5',
    name: 'Skylights',
    finding: '96, none with a screen',
    draw: () => marks(grid(12, 8), 96, (x, y) => rect(x - 16, y - 13, 32, 26, { fill: ink.accent })),
  },
  {
    number: '6',
    name: 'Paper',
    finding: 'Last entry: 2 years ago',
    draw: () =>
      rect(roof.x + 230, roof.y + 60, 200, 270, { fill: '#fff', stroke: ink.muted, width: 4 }) +
      [0, 1, 2]
        .map((line) =>
          rect(roof.x + 262, roof.y + 110 + line * 44, line === 2 ? 70 : 136, 10, {
            fill: line === 2 ? ink.accent : ink.line,
          }),
        )
        .join(''),
  },
] as const;
const stepSeconds = 1.9;

const walk = (second: number): string => {
  const index = Math.min(steps.length - 1, Math.floor(second / stepSeconds));
  const step = steps[index];
  const share = ease(second - index * stepSeconds, 0, 0.4);
  return [
    heading('212,000 square feet, in the order she walks'),
    rect(roof.x, roof.y, roof.width, roof.height, { fill: ink.tint, stroke: ink.text, width: 4 }),
    `<g opacity="${share}">${step?.draw() ?? ''}</g>`,
    text(784, 330, step?.number ?? '', { size: 170, family: 'headline', weight: 600, color: ink.accent }),
    text(784, 410, step?.name ?? '', { size: 60, family: 'headline', weight: 600, opacity: share }),
    text(784, 470, step?.finding ?? '', { size: 36, color: ink.muted, opacity: share }),
  ].join('');
};

const bars = [
  { name: 'Deductible before', dollars: 630_000, color: ink.muted },
  { name: 'Deductible after', dollars: 420_000, color: ink.tone },
  { name: 'Cost of the repairs', dollars: 61_000, color: ink.accent },
] as const;

const worth = (second: number): string =>
  [
    heading('What $61,000 of repairs bought'),
    ...bars.map(({ name, dollars, color }, index) => {
      const share = ease(second, 0.5 + index * 0.7, 1.2);
      const y = 160 + index * 122;
      return [
        text(72, y + 34, name, { size: 36, weight: 600 }),
        rect(72, y + 50, (dollars / 630_000) * 840 * share, 56, { fill: color }),
        text(72 + (dollars / 630_000) * 840 * share + 20, y + 94, `$${count(dollars * share)}`, {
          size: 44,
          weight: 700,
          opacity: share,
        }),
      ].join('');
    }),
    text(72, 592, '$210,000 less to pay after every storm', {
      size: 50,
      family: 'headline',
      weight: 600,
      color: ink.accent,
      opacity: ease(second, 3, 0.7),
    }),
  ].join('');

/** A roof, its seams and its insurer. */
export const roofFilm: Film = {
  name: 'up-the-ladder',
  seconds: 20,
  poster: 10.8,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['Up the', 'ladder'], 'A roof, its seams and its insurer')),
      scene(second, 2.8, 14.4, walk),
      lastScene(second, 14.4, worth),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'Up the ladder: a roof, its seams and its insurer.',
      es: 'Escalera arriba: un tejado, sus juntas y su seguro.',
    },
    {
      from: 2.8,
      to: 6.6,
      text: 'One: on the south edge fasteners are 24 inches apart. Two: 14 seams are open.',
      es: 'Uno: en el borde sur las fijaciones están a 24 pulgadas. Dos: 14 juntas abiertas.',
    },
    {
      from: 6.6,
      to: 10.4,
      text: 'Three: 2 of 18 drains are blocked. Four: 9 of 22 units have no straps.',
      es: 'Tres: 2 de 18 desagües obstruidos. Cuatro: 9 de 22 equipos sin sujeción.',
    },
    {
      from: 10.4,
      to: 14.4,
      text: 'Five: 96 skylights without screens. Six: the last entry in the log is two years old.',
      es: 'Cinco: 96 claraboyas sin protección. Seis: la última anotación tiene dos años.',
    },
    {
      from: 14.4,
      to: 20,
      text: 'Repairs for $61,000 lower the deductible from $630,000 to $420,000.',
      es: 'Reparaciones por 61.000 dólares bajan la franquicia de 630.000 a 420.000.',
    },
  ],
};
