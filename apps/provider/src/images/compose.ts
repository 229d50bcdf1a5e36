import type { ResolvedImageSpec } from './imageId.ts';

/**
 * Allowed mirroring and cropping of a scene, so that stories with the same motif differ. Excluded are lettering,
 * charts, which run from left to right, and known skylines.
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
  'dock-dock': { mirror: true, closest: 1.15 },
  'freezer-freezer': { mirror: true, closest: 1.15 },
  'storage-storage': { mirror: true, closest: 1.15 },
  'parking-parking': { mirror: true, closest: 1.15 },
  'atrium-atrium': { mirror: true, closest: 1.15 },
  'laboratory-laboratory': { mirror: true, closest: 1.15 },
  'port-port': { mirror: true, closest: 1.1 },
  'railyard-railyard': { mirror: true, closest: 1.45 },
  'solar-solar': { mirror: true, closest: 1.3 },
  'watertower-watertower': { mirror: true, closest: 1.1 },
  'lobby-lobby': { mirror: true, closest: 1.1 },
  'elevators-elevators': { mirror: true, closest: 1 },
  'rowhouses-rowhouses': { mirror: true, closest: 1.1 },
  'dormitory-dormitory': { mirror: true, closest: 1.2 },
  'farmland-farmland': { mirror: true, closest: 1.1 },
  'contract-contract': { mirror: false, closest: 1.1 },
  'vault-vault': { mirror: true, closest: 1 },
  'boardroom-boardroom': { mirror: true, closest: 1.05 },
  'vacancy-vacancy': { mirror: true, closest: 1.1 },
  'forecourt-forecourt': { mirror: true, closest: 1.05 },
  'ward-ward': { mirror: true, closest: 1.05 },
  'porch-porch': { mirror: true, closest: 1.05 },
};

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16_777_619);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
};
/** A stable number from 0 to 1 for a picture and a purpose. */
const share = (spec: ResolvedImageSpec, purpose: string): number =>
  (hash(`${purpose}/${spec.motif}/${spec.variant}/${spec.seed}`) >>> 8) / 0xffffff;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The drawing, mirrored or cropped for some seeds. */
export const compose = (svg: string, spec: ResolvedImageSpec): string => {
  const allowed = freedom[`${spec.motif}-${spec.variant}`];
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!allowed || !box) return svg;
  const [width, height] = [Number(box[1]), Number(box[2])];
  const zoom = 1 + (allowed.closest - 1) * share(spec, 'zoom');
  const [w, h] = [width / zoom, height / zoom];
  // The subject is in the upper part of a scene.
  const [x, y] = [(width - w) * share(spec, 'left'), (height - h) * share(spec, 'top') * 0.35];
  const framed = svg.replace(box[0], `viewBox="${round(x)} ${round(y)} ${round(w)} ${round(h)}"`);
  if (!allowed.mirror || share(spec, 'mirror') < 0.5) return framed;
  return framed
    .replace('</defs>', `</defs><g transform="translate(${width} 0) scale(-1 1)">`)
    .replace(/<\/svg>$/, '</g></svg>');
};
