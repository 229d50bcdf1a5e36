import type { ResolvedImageSpec } from './imageId.ts';

/**
 * How a scene may be turned and cropped, so that two stories with the same motif do not get the same composition.
 * Left out is what would read wrong: letters and numbers, charts, which run from left to right, and known skylines.
 */
const freedom: Readonly<Record<string, { mirror: boolean; closest: number }>> = {
  'tower-facade': { mirror: true, closest: 1 },
  'tower-up': { mirror: true, closest: 1 },
  'tower-cluster': { mirror: true, closest: 1.45 },
  'multifamily-balconies': { mirror: true, closest: 1.25 },
  'multifamily-court': { mirror: true, closest: 1.4 },
  'industrial-yard': { mirror: true, closest: 1.4 },
  'industrial-aisle': { mirror: true, closest: 1 },
  'retail-street': { mirror: true, closest: 1.15 },
  'hotel-resort': { mirror: true, closest: 1 },
  'datacenter-campus': { mirror: true, closest: 1.25 },
  'datacenter-aisle': { mirror: true, closest: 1 },
  'crane-crane': { mirror: true, closest: 1 },
  'plat-plat': { mirror: false, closest: 1.35 },
  'civic-civic': { mirror: true, closest: 1 },
};

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16_777_619);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
};
/** A share between 0 and 1, always the same for the same picture and purpose. */
const share = (spec: ResolvedImageSpec, purpose: string): number =>
  (hash(`${purpose}/${spec.motif}/${spec.variant}/${spec.seed}`) >>> 8) / 0xffffff;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The same drawing, for some seeds seen from the other side or from nearer. */
export const compose = (svg: string, spec: ResolvedImageSpec): string => {
  const allowed = freedom[`${spec.motif}-${spec.variant}`];
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!allowed || !box) return svg;
  const [width, height] = [Number(box[1]), Number(box[2])];
  const zoom = 1 + (allowed.closest - 1) * share(spec, 'zoom');
  const [w, h] = [width / zoom, height / zoom];
  // What a scene is about stands high in it.
  const [x, y] = [(width - w) * share(spec, 'left'), (height - h) * share(spec, 'top') * 0.35];
  const framed = svg.replace(box[0], `viewBox="${round(x)} ${round(y)} ${round(w)} ${round(h)}"`);
  if (!allowed.mirror || share(spec, 'mirror') < 0.5) return framed;
  return framed
    .replace('</defs>', `</defs><g transform="translate(${width} 0) scale(-1 1)">`)
    .replace(/<\/svg>$/, '</g></svg>');
};
