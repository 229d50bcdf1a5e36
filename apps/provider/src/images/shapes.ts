/** Allowed widths in px. A fixed list, so that clients cannot fill the disk with sizes. */
export const imageWidths = [120, 240, 400, 600, 800, 1200] as const;
/** Width of a rendition in px. */
export type ImageWidth = (typeof imageWidths)[number];

/** Full size of each shape in px. Renditions are only scaled down. */
export const shapes = {
  article: { width: 1200, height: 800 },
  wide: { width: 1200, height: 480 },
  share: { width: 1200, height: 630 },
  square: { width: 800, height: 800 },
  portrait: { width: 800, height: 1000 },
  cover: { width: 900, height: 1200 },
  report: { width: 850, height: 1100 },
} as const;
/** Crop of a rendition. */
export type Shape = keyof typeof shapes;
/** Narrows a string to a shape. */
export const isShape = (value: string): value is Shape => Object.hasOwn(shapes, value);

const sceneShapes: readonly Shape[] = ['article', 'wide', 'square'];

/** Variants of each motif, the default first, and the shapes it supports. */
export const motifs = {
  tower: { variants: ['facade', 'up', 'cluster'], shapes: sceneShapes },
  multifamily: { variants: ['balconies', 'court'], shapes: sceneShapes },
  industrial: { variants: ['yard', 'aisle'], shapes: sceneShapes },
  retail: { variants: ['street'], shapes: sceneShapes },
  hotel: { variants: ['night', 'resort'], shapes: sceneShapes },
  datacenter: { variants: ['campus', 'aisle'], shapes: sceneShapes },
  crane: { variants: ['crane'], shapes: sceneShapes },
  skyline: { variants: ['skyline'], shapes: sceneShapes },
  plat: { variants: ['plat'], shapes: sceneShapes },
  chart: { variants: ['towers', 'strata'], shapes: sceneShapes },
  civic: { variants: ['civic'], shapes: sceneShapes },
  dock: { variants: ['dock'], shapes: sceneShapes },
  freezer: { variants: ['freezer'], shapes: sceneShapes },
  storage: { variants: ['storage'], shapes: sceneShapes },
  parking: { variants: ['parking'], shapes: sceneShapes },
  atrium: { variants: ['atrium'], shapes: sceneShapes },
  laboratory: { variants: ['laboratory'], shapes: sceneShapes },
  port: { variants: ['port'], shapes: sceneShapes },
  railyard: { variants: ['railyard'], shapes: sceneShapes },
  solar: { variants: ['solar'], shapes: sceneShapes },
  watertower: { variants: ['watertower'], shapes: sceneShapes },
  lobby: { variants: ['lobby'], shapes: sceneShapes },
  elevators: { variants: ['elevators'], shapes: sceneShapes },
  rowhouses: { variants: ['rowhouses'], shapes: sceneShapes },
  dormitory: { variants: ['dormitory'], shapes: sceneShapes },
  farmland: { variants: ['farmland'], shapes: sceneShapes },
  contract: { variants: ['contract'], shapes: sceneShapes },
  vault: { variants: ['vault'], shapes: sceneShapes },
  boardroom: { variants: ['boardroom'], shapes: sceneShapes },
  vacancy: { variants: ['vacancy'], shapes: sceneShapes },
  forecourt: { variants: ['forecourt'], shapes: sceneShapes },
  ward: { variants: ['ward'], shapes: sceneShapes },
  porch: { variants: ['porch'], shapes: sceneShapes },
  portrait: { variants: ['f', 'm'], shapes: ['portrait'] },
  cover: { variants: ['cover'], shapes: ['cover'] },
  reportcover: { variants: ['reportcover'], shapes: ['report'] },
} as const satisfies Record<string, { variants: readonly [string, ...string[]]; shapes: readonly Shape[] }>;
/** Subject of a sample image. */
export type Motif = keyof typeof motifs;

/** The three-ink ramps of the illustrations. */
export const palettes = ['oxide', 'slate', 'verdigris', 'ochre', 'dusk', 'plaster'] as const;
/** Colors of a sample image. */
export type Palette = (typeof palettes)[number];

/** Cities with a skyline; others have an invented one from their seed. */
export const skylineCities = [
  'atlanta',
  'chicago',
  'newyork',
  'sanfrancisco',
  'miami',
  'dallas',
  'boston',
  'seattle',
  'losangeles',
  'houston',
  'washington',
  'phoenix',
] as const;
