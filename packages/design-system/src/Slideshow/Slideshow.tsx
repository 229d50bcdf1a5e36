import { slideshowTexts } from '@masthead/texts/article';
import { Picture } from '../Picture/Picture';
import { SnapControls } from '../SnapControls/SnapControls';
import { row } from '../SnapControls/snapRow.css';
import type { Picture as PictureData } from '../types/story';
import * as styles from './Slideshow.css';

/** An image with title and caption. */
export type SlideshowSlide = { image: PictureData; title?: string; caption?: string };

export type SlideshowProps = {
  slides: readonly SlideshowSlide[];
  /** Accessible name: the article's title. */
  label: string;
};

/** One slideshow at most is on a page. */
const rowId = 'slideshow';

/** A slideshow of captioned pictures. Arrow keys, swiping and buttons move it; in print all pictures are visible. */
export const Slideshow = ({ slides, label }: SlideshowProps) => {
  if (slides.length === 0) return null;
  return (
    <section className={styles.root} aria-roledescription={slideshowTexts.carousel} aria-label={label}>
      {/* A focused scrollable row handles the arrow keys. */}
      <div
        id={rowId}
        className={`${row} ${styles.printed}`}
        tabIndex={0}
        role="group"
        aria-label={slideshowTexts.pictures(slides.length)}
      >
        {slides.map(({ image, title, caption }, index) => (
          <figure
            key={`${index} ${image.src}`}
            className={styles.slide}
            aria-label={slideshowTexts.of(index + 1, slides.length)}
          >
            <Picture
              image={image}
              aspect="framed"
              sizes="(min-width: 1024px) 960px, 100vw"
              loading={index === 0 ? 'first' : 'lazy'}
            />
            <figcaption>
              {title && <h2 className={styles.title}>{title}</h2>}
              {caption && <p className={styles.caption}>{caption}</p>}
              {image.credit && <p className={styles.credit}>{image.credit}</p>}
            </figcaption>
          </figure>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.footer}>
          <SnapControls rowId={rowId} total={slides.length} noun={slideshowTexts.noun} />
        </div>
      )}
    </section>
  );
};
