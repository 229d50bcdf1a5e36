/** Deterministic editorial illustration. `illustrate({ seed, motif, palette, variant?, width, height })` gives SVGs
 * without text, outside references or chance: everything is drawn as architecture, with one sun, one shadow tone, three
 * inks and stippled grain. */
import { atrium } from './atrium.js';
import { porch, ward } from './care.js';
import { chartStrata, chartTowers } from './chart.js';
import { civic } from './civic.js';
import { contract, vault } from './contract.js';
import { cover, reportcover } from './cover.js';
import { crane } from './crane.js';
import { campus } from './datacenter.js';
import { dock, freezer } from './dock.js';
import { farmland } from './farmland.js';
import { forecourt } from './forecourt.js';
import { hotelNight, resort } from './hotel.js';
import { aisle, yard } from './industrial.js';
import { laboratory } from './laboratory.js';
import { elevators, lobby } from './lobby.js';
import { MARKETS } from './markets.js';
import { balconies, court } from './multifamily.js';
import { parking } from './parking.js';
import { plat } from './plat.js';
import { Plate, hash } from './plate.js';

export { PALETTES } from './plate.js';
import { port, railyard } from './port.js';
import { portrait } from './portrait.js';
import { street } from './retail.js';
import { solar, watertower } from './roofs.js';
import { boardroom, vacancy } from './rooms.js';
import { dormitory, rowhouses } from './rowhouses.js';
import { skyline } from './skyline.js';
import { storage } from './storage.js';
import { facade, towerCluster, towerUp } from './tower.js';

export const MOTIFS = {
  tower: { default: ['facade', 'up', 'cluster'], facade, up: towerUp, cluster: towerCluster },
  multifamily: { default: ['balconies', 'court'], balconies, court },
  industrial: { default: ['yard', 'aisle'], yard, aisle: (g) => aisle(g) },
  retail: { default: ['street'], street },
  hotel: { default: ['night', 'resort'], night: hotelNight, resort },
  datacenter: { default: ['campus', 'aisle'], campus, aisle: (g) => aisle(g, { dc: true }) },
  crane: { default: ['crane'], crane },
  skyline: { default: ['skyline'], skyline },
  plat: { default: ['plat'], plat },
  chart: { default: ['towers', 'strata'], towers: chartTowers, strata: chartStrata },
  civic: { default: ['civic'], civic },
  dock: { default: ['dock'], dock },
  freezer: { default: ['freezer'], freezer },
  storage: { default: ['storage'], storage },
  parking: { default: ['parking'], parking },
  atrium: { default: ['atrium'], atrium },
  laboratory: { default: ['laboratory'], laboratory },
  port: { default: ['port'], port },
  railyard: { default: ['railyard'], railyard },
  solar: { default: ['solar'], solar },
  watertower: { default: ['watertower'], watertower },
  lobby: { default: ['lobby'], lobby },
  elevators: { default: ['elevators'], elevators },
  rowhouses: { default: ['rowhouses'], rowhouses },
  dormitory: { default: ['dormitory'], dormitory },
  farmland: { default: ['farmland'], farmland },
  contract: { default: ['contract'], contract },
  vault: { default: ['vault'], vault },
  boardroom: { default: ['boardroom'], boardroom },
  vacancy: { default: ['vacancy'], vacancy },
  forecourt: { default: ['forecourt'], forecourt },
  ward: { default: ['ward'], ward },
  porch: { default: ['porch'], porch },
  portrait: { default: ['portrait'], portrait, f: portrait, m: portrait },
  cover: { default: ['cover'], cover },
  reportcover: { default: ['reportcover'], reportcover },
};

export const MOTIF_NAMES = Object.keys(MOTIFS),
  MARKET_NAMES = Object.keys(MARKETS);

export function illustrate({
  seed = 1,
  motif = 'tower',
  palette = 'oxide',
  variant,
  width = 1200,
  height = 675,
  wordmark,
  accent,
}) {
  const m = MOTIFS[motif] || MOTIFS.tower;
  const v = variant && m[variant] ? variant : m.default[hash(`${seed}${motif}`) % m.default.length];
  /* every plate is drawn on a 1200-unit stage; portraits and covers on their own */
  const own = motif === 'portrait' || motif === 'cover' || motif === 'reportcover';
  const W = own ? { portrait: 480, cover: 600, reportcover: 340 }[motif] : height > width * 0.8 ? 900 : 1200,
    H = (W * height) / width;
  const g = new Plate({ seed, motif, palette, variant: v, width, height, W, H, wordmark });
  if (accent) g.c.accent = accent;
  m[v](g);
  return g.plates();
}
