import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoIdentity, geoPath, type GeoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { atlas, type MapName, outlineScale } from './src/content/maps/atlas.ts';

// Draws the outlines of maps as SVG documents. At run time that would stop the server for a second.

const require = createRequire(import.meta.url);

type Atlas = Topology<Record<string, GeometryObject>>;
type Source = {
  atlas: Atlas;
  land: string;
  areas: string;
  draw: GeoPath;
  /** Smallest triangle and smallest island that are drawn, in the coordinates of the file. */
  detail: number;
  island: number;
};

const sources: Readonly<Record<MapName, Source>> = {
  us: {
    atlas: require('us-atlas/states-albers-10m.json') as Atlas,
    land: 'nation',
    areas: 'states',
    draw: geoPath(geoIdentity().scale(outlineScale)).digits(0),
    detail: 0.6,
    island: 3,
  },
  world: {
    atlas: require('world-atlas/countries-50m.json') as Atlas,
    land: 'land',
    areas: 'countries',
    draw: geoPath(atlas.world.project).digits(0),
    detail: 0.05,
    island: 0.2,
  },
};

/** Writes each point of a path relative to the one before, which halves it. */
const toRelativePath = (absolute: string): string =>
  absolute
    .split('M')
    .slice(1)
    .flatMap((part) => {
      const [first = [0, 0], ...others] = part
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number));
      let [x = 0, y = 0] = first;
      const steps = others.flatMap(([nextX = 0, nextY = 0]) => {
        const [stepX, stepY] = [nextX - x, nextY - y];
        [x, y] = [nextX, nextY];
        return stepX === 0 && stepY === 0 ? [] : `${stepX} ${stepY}`;
      });
      return steps.length > 0 ? `M${first.join(' ')}l${steps.join(' ')}${part.endsWith('Z') ? 'z' : ''}` : [];
    })
    .join('')
    .replaceAll(' -', '-');

const drawOutline = (name: MapName): string => {
  const { atlas: source, land, areas, draw, detail, island } = sources[name];
  const simplified = simplify(presimplify(source), detail);
  const topology = filter(simplified, filterWeight(simplified, island)) as Atlas;
  const { [land]: landObject, [areas]: areaObject } = topology.objects;
  if (!landObject || !areaObject) throw new Error(`The atlas of the map "${name}" has no ${land} or no ${areas}.`);
  const lines = mesh(topology, areaObject as GeometryCollection, (a, b) => a !== b);
  const { width, height } = atlas[name];
  // The colors are for the file alone: elements that another document uses inherit those of its page.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g fill="#d8d4cc"><path id="land" d="${toRelativePath(draw(feature(topology, landObject)) ?? '')}"/></g>`,
    `<g fill="none" stroke="#fff"><path id="lines" vector-effect="non-scaling-stroke" d="${toRelativePath(draw(lines) ?? '')}"/></g>`,
    '</svg>',
  ].join('');
};

const outlines = Object.fromEntries((Object.keys(sources) as MapName[]).map((name) => [name, drawOutline(name)]));
writeFileSync(
  path.join(import.meta.dirname, 'src/content/maps/outlines.generated.ts'),
  `/** The outlines of the maps as SVG documents, by \`codegen.ts\`. */\nexport const outlines = ${JSON.stringify(outlines, null, 2)} as const;\n`,
);
