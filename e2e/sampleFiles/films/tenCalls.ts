import { circle, count, ease, type Film, heading, ink, lastScene, rect, scene, text, title } from '../frame.ts';

const callers = [
  { name: 'Leasing agent', missed: [3, 8] },
  { name: 'Program', missed: [6, 9] },
] as const;
const perCall = 0.72;

const calls = (second: number): string =>
  [
    heading('The same ten calls'),
    ...callers.map(({ name, missed }, row) => {
      const y = 258 + row * 186;
      const right = [...Array(10).keys()].filter(
        (index) => second > index * perCall + 0.8 && !missed.includes((index + 1) as never),
      ).length;
      return [
        text(72, y - 62, name, { size: 42, weight: 700 }),
        text(1208, y - 62, `${right} right`, { size: 42, weight: 700, anchor: 'end', color: ink.muted }),
        ...[...Array(10).keys()].map((index) => {
          const share = ease(second, index * perCall + 0.6, 0.4);
          const x = 122 + index * 115;
          const isMissed = missed.includes((index + 1) as never);
          return [
            circle(x, y + 10, 46, { stroke: ink.line, width: 4 }),
            circle(x, y + 10, 46 * share, { fill: isMissed ? ink.accent : '#3f4a43' }),
            text(x, y + (isMissed && share > 0.5 ? 33 : 25), isMissed && share > 0.5 ? '×' : String(index + 1), {
              size: isMissed && share > 0.5 ? 68 : 42,
              weight: 700,
              anchor: 'middle',
              color: share > 0.5 ? ink.paper : ink.muted,
            }),
          ].join('');
        }),
      ].join('');
    }),
    text(72, 596, second > perCall * 6 + 0.6 ? 'Calls 6 and 9 were the legal traps.' : 'Two of them are legal traps.', {
      size: 40,
      color: ink.accent,
      weight: 600,
      opacity: ease(second, 0.4, 0.5),
    }),
  ].join('');

const measures = [
  { name: 'Average length', agent: [250, '4 min 10 s'], program: [155, '2 min 35 s'], top: 250 },
  { name: 'Tours booked, of 6', agent: [6, '6'], program: [5, '5'], top: 6 },
] as const;

const bars = (second: number): string =>
  [
    heading('Who is faster, and who books tours'),
    ...measures.map(({ name, agent, program, top }, row) => {
      const y = 186 + row * 220;
      return [
        text(72, y, name, { size: 38, weight: 700 }),
        ...[agent, program].map(([value, label], index) => {
          const share = ease(second, 0.5 + row * 0.9 + index * 0.3, 1.1);
          const width = (value / top) * 800 * share;
          return [
            rect(72, y + 22 + index * 82, width, 68, { fill: index === 0 ? '#3f4a43' : ink.accent }),
            text(72 + width + 20, y + 70 + index * 82, label, { size: 40, weight: 600, opacity: share }),
            text(96, y + 70 + index * 82, index === 0 ? 'Agent' : 'Program', {
              size: 36,
              weight: 600,
              color: ink.paper,
              opacity: share,
            }),
          ].join('');
        }),
      ].join('');
    }),
  ].join('');

const costs = (second: number): string =>
  [
    heading('The errors do not cost the same'),
    text(72, 330, `$${count(480 * ease(second, 0.4, 1.2))}`, { size: 150, family: 'headline', weight: 600 }),
    text(72, 400, 'A rent quoted $40 too low, for 12 months', { size: 40, color: ink.muted }),
    text(72, 532, 'A complaint', {
      size: 110,
      family: 'headline',
      weight: 600,
      color: ink.accent,
      opacity: ease(second, 1.6, 0.6),
    }),
    text(72, 594, 'A recorded refusal to consider grab bars', {
      size: 40,
      color: ink.muted,
      opacity: ease(second, 1.9, 0.6),
    }),
  ].join('');

/** A leasing agent and a program answer the same calls. */
export const tenCalls: Film = {
  name: 'ten-calls',
  seconds: 22,
  poster: 10.6,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['Ten calls'], 'One person, one program, one stopwatch')),
      scene(second, 2.8, 12, calls),
      scene(second, 12, 17.4, bars),
      lastScene(second, 17.4, costs),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'Ten calls: one person, one program, one stopwatch.',
      es: 'Diez llamadas: una persona, un programa, un cronómetro.',
    },
    {
      from: 2.8,
      to: 12,
      text: 'The leasing agent gets eight of ten right and misses calls 3 and 8. The program gets eight right too, and misses 6 and 9, the legal traps.',
      es: 'La agente acierta ocho de diez y falla la 3 y la 8. El programa también acierta ocho, y falla la 6 y la 9, las trampas legales.',
    },
    {
      from: 12,
      to: 17.4,
      text: 'Average length: agent 4 minutes 10, program 2 minutes 35. Tours booked of six: agent 6, program 5.',
      es: 'Duración media: agente 4:10, programa 2:35. Visitas concertadas de seis: agente 6, programa 5.',
    },
    {
      from: 17.4,
      to: 22,
      text: 'A rent quoted $40 too low costs $480. A recorded refusal to consider grab bars is a complaint.',
      es: 'Un alquiler 40 dólares más bajo cuesta 480. Negarse a estudiar unas barras de apoyo es una denuncia.',
    },
  ],
};
