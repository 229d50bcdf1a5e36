import { drawingVersion, encode, rasterize } from './draw.ts';
import { type ResolvedImageSpec, toImageId } from './imageId.ts';
import { allFormats, type PictureSource } from './pictureSource.ts';
import { shapes } from './shapes.ts';

/** A drawing as a source of renditions. */
export const toDrawingSource = (spec: ResolvedImageSpec): PictureSource => {
  const fullWidth = shapes[spec.shape].width;
  return {
    key: `${drawingVersion}/${toImageId(spec)}`,
    toWidth: (requested = fullWidth) => Math.min(requested, fullWidth),
    formats: allFormats,
    open: async () => {
      const drawing = await rasterize(spec);
      return { bytes: drawing.data.byteLength, encode: (width, format) => encode(drawing, width, format) };
    },
  };
};
