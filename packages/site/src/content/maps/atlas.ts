import { geoAlbersUsa, geoMercator, type GeoProjection } from 'd3-geo';

type Chart = {
  project: GeoProjection;
  width: number;
  height: number;
  /** Width of the section around a place, in the coordinates of the map. */
  locatorWidth: number;
};

/** Size of the map of the United States in `us-atlas`, which is projected already. Outlines have twice its size. */
const usSize = { width: 975, height: 610, scale: 1300 };
/** Outlines have whole numbers as coordinates, so that their files are small. */
export const outlineScale = 2;

/** The maps with their projections. The world has no poles. */
export const atlas = {
  us: {
    width: usSize.width * outlineScale,
    height: usSize.height * outlineScale,
    locatorWidth: 480,
    project: geoAlbersUsa()
      .scale(usSize.scale * outlineScale)
      .translate([(usSize.width * outlineScale) / 2, (usSize.height * outlineScale) / 2]),
  },
  world: {
    width: 2000,
    height: 1280,
    locatorWidth: 240,
    project: geoMercator()
      .scale(1000 / Math.PI)
      .translate([1000, 800])
      .clipExtent([
        [0, 0],
        [2000, 1280],
      ]),
  },
} as const satisfies Record<string, Chart>;
export type MapName = keyof typeof atlas;
