import { Picture, type PictureProps } from '../Picture/Picture';
import * as styles from './Figure.css';

export type FigureProps = PictureProps & {
  /** Credit: "Illustration: Maren Ostrow". */
  credit?: string;
};

/** A content picture with alternative text, caption and credit. */
export const Figure = ({ credit, ...picture }: FigureProps) => {
  const text = [picture.image.caption, credit].filter(Boolean).join(' ');
  return (
    <figure>
      <Picture {...picture} />
      {text && <figcaption className={styles.caption}>{text}</figcaption>}
    </figure>
  );
};
