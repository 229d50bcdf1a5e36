/** Allowed widths in px. A fixed list, so that clients cannot fill the disk with sizes. */
export const imageWidths = [120, 240, 400, 600, 800, 1200] as const;
/** Width of a rendition in px. */
export type ImageWidth = (typeof imageWidths)[number];

/** Shapes that a picture can be cropped to. */
export const shapes = {
  article: { width: 1200, height: 800 },
  wide: { width: 1200, height: 480 },
  share: { width: 1200, height: 630 },
  square: { width: 800, height: 800 },
  portrait: { width: 800, height: 1000 },
  cover: { width: 900, height: 1200 },
  report: { width: 850, height: 1100 },
} as const;
export type Shape = keyof typeof shapes;
export const isShape = (value: string): value is Shape => Object.hasOwn(shapes, value);
