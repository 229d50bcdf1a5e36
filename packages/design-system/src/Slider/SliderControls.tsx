import { slideTexts } from '@masthead/texts/slides';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Slider.css';
import type { SliderOptions } from './sliderOptions';

type SliderControlsProps = { noun: string; total: number; options: SliderOptions };

/**
 * Pause, count, dots, previous and next; before the slides in the tab order and visually below them. They are invisible
 * until the behavior runs; their space is reserved.
 */
export const SliderControls = ({ noun, total, options: { autoplay, dots } }: SliderControlsProps) => (
  <div className={styles.controls} data-slider="controls">
    {autoplay === 'on' && (
      <>
        <IconButton icon="pause" label={slideTexts.stop} data-rotation="rotating" />
        <IconButton icon="play" label={slideTexts.start} data-rotation="stopped" hidden />
      </>
    )}
    <p className={styles.count}>{slideTexts.of(1, total)}</p>
    {dots === 'visible' && (
      <div className={styles.dots} role="group" aria-label={slideTexts.choose(noun)}>
        {Array.from({ length: total }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={slideTexts.dot(noun, index + 1, total)}
            aria-current={index === 0 ? 'true' : undefined}
            data-go={index}
          />
        ))}
      </div>
    )}
    <span className={styles.steps}>
      <IconButton icon="chevron-left" label={slideTexts.previous(noun)} data-go="previous" />
      <IconButton icon="chevron-right" label={slideTexts.next(noun)} data-go="next" />
    </span>
  </div>
);
