import { isShape, motifs, palettes, type Motif, type Palette, type Shape } from './shapes.ts';

/** A picture to draw. The same description always gives the same picture. */
export type ImageSpec = {
  motif: Motif;
  palette: Palette;
  /** One of the motif's variants; left out, the seed chooses. */
  variant?: string | undefined;
  /** Letters and digits; a number, or the name of a city for a skyline. */
  seed: string | number;
  shape?: Shape | undefined;
  /** A brand's own spot ink, six hexadecimal digits without `#`. */
  accent?: string | undefined;
  /** The name on a magazine's cover, lower case with hyphens: `real-estate-forum`. */
  title?: string | undefined;
};
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
const variantsOf = (motif: Motif): readonly [string, ...string[]] => motifs[motif].variants;
const shapesOf = (motif: Motif): readonly Shape[] => motifs[motif].shapes;

/** A stable choice among a few, so that a picture without a variant keeps its look for ever. */
const pick = (key: string, options: readonly [string, ...string[]]): string => {
  let sum = 0;
  for (const character of key) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
  return options[sum % options.length] ?? options[0];
};

/** What is drawn when variant or shape are left open; throws when the motif has no such variant or shape. */
export const resolveSpec = (spec: ImageSpec): ResolvedImageSpec => {
  const seed = String(spec.seed).toLowerCase();
  const variants = variantsOf(spec.motif);
  const variant = spec.variant ?? pick(`${spec.motif}${seed}`, variants);
  const [firstShape] = shapesOf(spec.motif);
  const shape = spec.shape ?? firstShape ?? 'article';
  const accent = spec.accent?.toLowerCase();
  const faults = [
    ...(seedPattern.test(seed) ? [] : [`seed "${seed}" is not 1 to 24 letters and digits`]),
    ...(variants.includes(variant)
      ? []
      : [`motif "${spec.motif}" has no variant "${variant}" (${variants.join(', ')})`]),
    ...(shapesOf(spec.motif).includes(shape) ? [] : [`motif "${spec.motif}" is not drawn as "${shape}"`]),
    ...(accent === undefined || accentPattern.test(accent) ? [] : [`accent "${accent}" is not six hexadecimal digits`]),
    ...(spec.title === undefined || (spec.motif === 'cover' && titlePattern.test(spec.title))
      ? []
      : [`title "${spec.title}" is no title of a cover`]),
  ];
  if (faults.length > 0) throw new RangeError(`No such picture: ${faults.join('; ')}.`);
  return { motif: spec.motif, palette: spec.palette, variant, seed, shape, accent, title: spec.title };
};

/** What a picture shows, in whatever colours: two that have the same are the same drawing. */
export const drawingOf = (spec: ImageSpec): string => `${spec.motif} ${resolveSpec(spec).variant}`;

/**
 * The name of a picture, which says all that is needed to draw it.
 * @example imageId({ motif: 'tower', palette: 'oxide', variant: 'facade', seed: 101 }) // 'tower-facade-oxide-101-article'
 */
export const imageId = (spec: ImageSpec): string => {
  const { motif, variant, palette, seed, shape, accent, title } = resolveSpec(spec);
  const drawn = variant === motif ? [motif] : [motif, variant];
  const ink = accent === undefined ? [] : ['ink', accent];
  const titled = title === undefined ? [] : ['titled', title];
  return [...drawn, palette, seed, shape, ...ink, ...titled].join('-');
};

/** The same picture in another shape, where its motif fills that; else as it is. */
export const inShape = (spec: ResolvedImageSpec, shape: Shape): ResolvedImageSpec =>
  shapesOf(spec.motif).includes(shape) ? { ...spec, shape } : spec;

/** The reverse of `imageId`; undefined when the name is nobody's. Only the canonical spelling is taken. */
export const parseImageId = (id: string): ResolvedImageSpec | undefined => {
  const [motif = '', ...rest] = id.split('-');
  if (!isMotif(motif)) return undefined;
  const hasOwnVariant = variantsOf(motif)[0] !== motif;
  const [variant = '', palette = '', seed = '', shape = '', ...tail] = hasOwnVariant ? rest : [motif, ...rest];
  if (!variantsOf(motif).includes(variant) || !isPalette(palette) || !isShape(shape)) return undefined;
  if (!shapesOf(motif).includes(shape) || !seedPattern.test(seed)) return undefined;
  const { accent, title } = tailPattern.exec(tail.join('-'))?.groups ?? {};
  if (title !== undefined && !(motif === 'cover' && titlePattern.test(title))) return undefined;
  const spec = { motif, palette, variant, seed, shape, accent, title };
  return imageId(spec) === id ? spec : undefined;
};

/** The address of a picture in the content answers; addresses of avatar services and the like stay as they are. */
export const imageUri = (idOrUri: string): string =>
  idOrUri.startsWith('/') || /^https?:/.test(idOrUri) ? idOrUri : `/images/${idOrUri}`;
