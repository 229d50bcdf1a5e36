import { Picture, type PictureProps } from '../Picture/Picture';
import * as styles from './Figure.css';

/** A content picture with alternative text, caption and credit. */
export const Figure = (props: PictureProps) => {
  const { caption, credit, width, height } = props.image;
  const text = [caption, credit].filter(Boolean).join(' ');
  return (
    <figure>
      <div className={height > width ? styles.frame : undefined}>
        <Picture {...props} />
      </div>
      {text && <figcaption className={styles.caption}>{text}</figcaption>}
    </figure>
  );
};
