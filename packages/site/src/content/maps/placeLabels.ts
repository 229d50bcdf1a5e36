import type { MapLabel } from '@masthead/design-system';

type Named = { text: string; x: number; y: number; radius: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** Size of the letters in the coordinates of a map of the whole country that is 560 px wide: the narrowest with names. */
const countryLetter = { width: 25, height: 46 };
type Letter = typeof countryLetter;
const gap = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const toCircle = ({ x, y, radius }: Named): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const toCandidates = ({ text, x, y, radius }: Named, letter: Letter): readonly { label: MapLabel; box: Box }[] => {
  const width = text.length * letter.width;
  const [right, left, below] = [x + radius + gap, x - radius - gap, y + radius + gap];
  const beside = { top: y - letter.height / 2, bottom: y + letter.height / 2 };
  return [
    { label: { text, x: right, y, side: 'end' }, box: { ...beside, left: right, right: right + width } },
    { label: { text, x: left, y, side: 'start' }, box: { ...beside, left: left - width, right: left } },
    {
      label: { text, x, y: below, side: 'below' },
      box: { left: x - width / 2, right: x + width / 2, top: below, bottom: below + letter.height },
    },
  ];
};

/** Names the circles, in their order, where a name is on the map and covers neither a circle nor another name. */
export const placeLabels = (
  circles: readonly Named[],
  map: { width: number; height: number },
  letter: Letter = countryLetter,
): MapLabel[] => {
  const occupied = circles.map(toCircle);
  const labels: MapLabel[] = [];
  for (const circle of circles) {
    const free = toCandidates(circle, letter).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= map.width &&
        box.bottom <= map.height &&
        !occupied.some((other) => overlaps(box, other)),
    );
    if (!free) continue;
    labels.push(free.label);
    occupied.push(free.box);
  }
  return labels;
};
