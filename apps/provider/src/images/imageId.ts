import { isShape, motifs, palettes, type Motif, type Palette, type Shape } from './shapes.ts';

/** Description of a picture. The same description always results in the same picture. */
export type ImageSpec = {
  motif: Motif;
  palette: Palette;
  /** A variant of the motif; chosen by the seed when missing. */
  variant?: string | undefined;
  /** Letters and digits; a number, or the name of a city for a skyline. */
  seed: string | number;
  shape?: Shape | undefined;
  /** A brand's own spot ink, six hexadecimal digits without `#`. */
  accent?: string | undefined;
  /** The name on a magazine's cover, lower case with hyphens: `real-estate-forum`. */
  title?: string | undefined;
};
/** What a picture shows, with the defaults of its motif. */
export type ResolvedImageSpec = {
  motif: Motif;
  palette: Palette;
  variant: string;
  seed: string;
  shape: Shape;
  accent: string | undefined;
  title: string | undefined;
};

const seedPattern = /^[a-z0-9]{1,24}$/;
const accentPattern = /^[0-9a-f]{6}$/;
const titlePattern = /^(?=.{3,40}$)[a-z]+(-[a-z]+){0,4}$/;
const tailPattern = /^(?:ink-(?<accent>[0-9a-f]{6}))?-?(?:titled-(?<title>[a-z-]+))?$/;

const isMotif = (value: string): value is Motif => Object.hasOwn(motifs, value);
const isPalette = (value: string): value is Palette => (palettes as readonly string[]).includes(value);
const getVariants = (motif: Motif): readonly [string, ...string[]] => motifs[motif].variants;
const getShapes = (motif: Motif): readonly Shape[] => motifs[motif].shapes;

/** A stable choice, so that a picture without a variant never changes. */
const pick = (key: string, options: readonly [string, ...string[]]): string => {
  let sum = 0;
  for (const character of key) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
  return options[sum % options.length] ?? options[0];
};

/** Resolves variant and shape. Throws when the motif does not have them. */
export const resolveSpec = (spec: ImageSpec): ResolvedImageSpec => {
  const seed = String(spec.seed).toLowerCase();
  const variants = getVariants(spec.motif);
  const variant = spec.variant ?? pick(`${spec.motif}${seed}`, variants);
  const [firstShape] = getShapes(spec.motif);
  const shape = spec.shape ?? firstShape ?? 'article';
  const accent = spec.accent?.toLowerCase();
  const problems = [
    ...(seedPattern.test(seed) ? [] : [`seed "${seed}" is not 1 to 24 letters and digits`]),
    ...(variants.includes(variant)
      ? []
      : [`motif "${spec.motif}" has no variant "${variant}" (${variants.join(', ')})`]),
    ...(getShapes(spec.motif).includes(shape) ? [] : [`motif "${spec.motif}" is not drawn as "${shape}"`]),
    ...(accent === undefined || accentPattern.test(accent) ? [] : [`accent "${accent}" is not six hexadecimal digits`]),
    ...(spec.title === undefined || (spec.motif === 'cover' && titlePattern.test(spec.title))
      ? []
      : [`title "${spec.title}" is no title of a cover`]),
  ];
  if (problems.length > 0) throw new RangeError(`No such picture: ${problems.join('; ')}.`);
  return { motif: spec.motif, palette: spec.palette, variant, seed, shape, accent, title: spec.title };
};

/** Identifies the drawing of a picture regardless of its colors. */
export const getDrawingId = (spec: ImageSpec): string => `${spec.motif} ${resolveSpec(spec).variant}`;

/**
 * The id of a picture, which contains its description.
 * @example toImageId({ motif: 'tower', palette: 'oxide', variant: 'facade', seed: 101 }) // 'tower-facade-oxide-101-article'
 */
export const toImageId = (spec: ImageSpec): string => {
  const { motif, variant, palette, seed, shape, accent, title } = resolveSpec(spec);
  const drawn = variant === motif ? [motif] : [motif, variant];
  const ink = accent === undefined ? [] : ['ink', accent];
  const titled = title === undefined ? [] : ['titled', title];
  return [...drawn, palette, seed, shape, ...ink, ...titled].join('-');
};

/** The same picture in another shape if its motif supports it, otherwise unchanged. */
export const inShape = (spec: ResolvedImageSpec, shape: Shape): ResolvedImageSpec =>
  getShapes(spec.motif).includes(shape) ? { ...spec, shape } : spec;

/** Parses an id; undefined for an unknown or non-canonical one. */
export const parseImageId = (id: string): ResolvedImageSpec | undefined => {
  const [motif = '', ...rest] = id.split('-');
  if (!isMotif(motif)) return undefined;
  const hasOwnVariant = getVariants(motif)[0] !== motif;
  const [variant = '', palette = '', seed = '', shape = '', ...tail] = hasOwnVariant ? rest : [motif, ...rest];
  if (!getVariants(motif).includes(variant) || !isPalette(palette) || !isShape(shape)) return undefined;
  if (!getShapes(motif).includes(shape) || !seedPattern.test(seed)) return undefined;
  const { accent, title } = tailPattern.exec(tail.join('-'))?.groups ?? {};
  if (title !== undefined && !(motif === 'cover' && titlePattern.test(title))) return undefined;
  const spec = { motif, palette, variant, seed, shape, accent, title };
  return toImageId(spec) === id ? spec : undefined;
};

/** The URL of a picture in content responses; URLs of other services stay unchanged. */
export const imageUri = (idOrUri: string): string =>
  idOrUri.startsWith('/') || /^https?:/.test(idOrUri) ? idOrUri : `/images/${idOrUri}`;
