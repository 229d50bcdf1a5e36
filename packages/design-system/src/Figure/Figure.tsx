import { Picture, type PictureProps } from '../Picture/Picture';
import * as styles from './Figure.css';

export type FigureProps = PictureProps & {
  /** Who made it: "Illustration: Maren Ostrow". */
  credit?: string;
};

/** A picture that is part of what is told: described, with caption and credit under it. */
export const Figure = ({ credit, ...picture }: FigureProps) => {
  const words = [picture.image.caption, credit].filter(Boolean).join(' ');
  return (
    <figure>
      <Picture {...picture} />
      {words && <figcaption className={styles.caption}>{words}</figcaption>}
    </figure>
  );
};
