import {
  between,
  count,
  ease,
  type Film,
  ink,
  heading,
  lastScene,
  linear,
  path,
  rect,
  scene,
  text,
  title,
} from '../frame.ts';

const stories = 7;
const apartments = 246;
const building = { x: 72, bottom: 580, width: 720, story: 54 } as const;

/** A story: the ground floor has a leasing office and a bicycle room, the others have windows. */
const story = (index: number, share: number): string => {
  const y = building.bottom - (index + 1) * building.story;
  const windows = index === 0 ? 6 : 20;
  const pitch = building.width / windows;
  return [
    path(
      [
        [building.x, y + building.story],
        [building.x + building.width * share, y + building.story],
      ],
      { stroke: ink.text, width: 4 },
    ),
    ...[...Array(windows).keys()]
      .filter((place) => place < windows * share)
      .map((place) =>
        rect(building.x + place * pitch + pitch * 0.2, y + 12, pitch * 0.6, building.story - 20, {
          fill: index === 0 ? '#b9a88f' : (place * 5 + index * 3) % 11 < 3 ? ink.glow : ink.accent,
        }),
      ),
  ].join('');
};

const rising = (second: number): string => {
  const built = linear(second, 0.8, 7.8) * stories;
  const homes = Math.round((Math.max(0, built - 1) / (stories - 1)) * apartments);
  const roof = building.bottom - Math.min(stories, Math.ceil(built)) * building.story;
  return [
    heading('Tangelo Station, story by story'),
    ...[...Array(stories).keys()]
      .map((index) => story(index, ease(built, index, 1)))
      .filter((_, index) => built > index),
    path(
      [
        [building.x, building.bottom],
        [building.x, roof],
        [building.x + building.width, roof],
        [building.x + building.width, building.bottom],
      ],
      { stroke: ink.text, width: 4 },
    ),
    rect(40, building.bottom, 800, 6, { fill: ink.text }),
    text(880, 300, String(Math.min(stories, Math.ceil(built))), { size: 130, family: 'headline', weight: 600 }),
    text(968, 300, 'stories', { size: 44, color: ink.muted }),
    text(880, 440, count(homes), { size: 130, family: 'headline', weight: 600, color: ink.accent }),
    text(880, 494, 'apartments', { size: 44, color: ink.muted }),
    text(880, 570, '$46 million', { size: 56, family: 'headline', weight: 600, opacity: ease(second, 8.4, 0.5) }),
  ].join('');
};

const pipeline = (second: number): string => {
  const share = ease(second, 1.4, 2.2);
  const peak = 8_000;
  const toHeight = (homes: number): number => (homes / peak) * 330;
  const now = between(peak, 5_200, share);
  return [
    heading('Under construction in Orlando'),
    rect(150, 560 - toHeight(peak), 260, toHeight(peak) * ease(second, 0.3, 0.9), { fill: ink.muted }),
    rect(560, 560 - toHeight(now), 260, toHeight(now), { fill: ink.accent, opacity: ease(second, 1, 0.4) }),
    rect(562, 560 - toHeight(peak), 256, toHeight(peak) - toHeight(now), {
      stroke: ink.accent,
      width: 4,
      dash: '10 8',
      opacity: ease(second, 1, 0.4),
    }),
    text(280, 560 - toHeight(peak) - 24, 'about 8,000', {
      size: 42,
      anchor: 'middle',
      weight: 700,
      opacity: ease(second, 0.6, 0.5),
    }),
    text(690, 560 - toHeight(now) + 62, count(Math.round(now / 100) * 100), {
      size: 50,
      anchor: 'middle',
      weight: 700,
      color: ink.paper,
      opacity: ease(second, 1, 0.4),
    }),
    text(280, 614, 'Peak', { size: 40, anchor: 'middle', color: ink.muted }),
    text(690, 614, 'Now', { size: 40, anchor: 'middle', color: ink.muted }),
    text(864, 400, `−${count(35 * share)}%`, {
      size: 116,
      family: 'headline',
      weight: 600,
      color: ink.accent,
      opacity: ease(second, 1.2, 0.4),
    }),
    text(864, 456, 'apartments', { size: 38, color: ink.muted, opacity: ease(second, 1.2, 0.4) }),
    text(864, 504, 'under construction', { size: 38, color: ink.muted, opacity: ease(second, 1.2, 0.4) }),
  ].join('');
};

/** An apartment building, drawn story by story. */
export const tangelo: Film = {
  name: 'inside-tangelo-station',
  seconds: 18,
  poster: 11,
  draw: (second) =>
    [
      scene(second, 0, 2.8, (at) => title(at, ['Inside', 'Tangelo Station'], 'Ocoee, outside Orlando')),
      scene(second, 2.8, 12.8, rising),
      lastScene(second, 12.8, pipeline),
    ].join(''),
  cues: [
    {
      from: 0,
      to: 2.8,
      text: 'Inside Tangelo Station, in Ocoee, outside Orlando.',
      es: 'Tangelo Station, en Ocoee, cerca de Orlando.',
    },
    {
      from: 2.8,
      to: 12.8,
      text: 'Seven stories rise above a ground floor without shops: 246 apartments, for $46 million.',
      es: 'Siete plantas sobre una planta baja sin tiendas: 246 viviendas, por 46 millones de dólares.',
    },
    {
      from: 12.8,
      to: 18,
      text: 'About 5,200 apartments are under construction in Orlando, 35% fewer than at the peak of about 8,000.',
      es: 'En Orlando se construyen unas 5.200 viviendas, un 35 % menos que en el máximo de unas 8.000.',
    },
  ],
};
