import { slideTexts } from '@masthead/texts/slides';
import { IconButton } from '../IconButton/IconButton';
import type { Rotation } from './rotation';
import * as styles from './Slider.css';
import type { SliderOptions } from './sliderOptions';
import type { Embla } from './useEmbla.client';

type SliderControlsProps = {
  rowId: string;
  noun: string;
  position: { active: number; total: number };
  /** `never`: it does not rotate and needs no pause control. */
  rotation: 'never' | Rotation['choice'];
  dots: SliderOptions['dots'];
  /** Disabled until the library has loaded; their space is reserved. */
  state: Embla['state'];
  go: Embla['go'];
  onPress: () => void;
};

/** Pause, count, dots, previous and next; before the slides in the tab order and visually below them. */
export const SliderControls = ({
  rowId,
  noun,
  position: { active, total },
  rotation,
  dots,
  state,
  go,
  onPress,
}: SliderControlsProps) => (
  <div className={styles.controls} data-state={state}>
    {rotation !== 'never' && (
      <IconButton
        icon={rotation === 'rotating' ? 'pause' : 'play'}
        label={rotation === 'rotating' ? slideTexts.stop : slideTexts.start}
        onClick={onPress}
      />
    )}
    <p className={styles.count}>{slideTexts.of(active + 1, total)}</p>
    {dots === 'visible' && (
      <div className={styles.dots} role="group" aria-label={slideTexts.choose(noun)}>
        {Array.from({ length: total }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={slideTexts.dot(noun, index + 1, total)}
            aria-current={index === active ? 'true' : undefined}
            aria-controls={rowId}
            onClick={() => go(index)}
          />
        ))}
      </div>
    )}
    <span className={styles.steps}>
      <IconButton
        icon="chevron-left"
        label={slideTexts.previous(noun)}
        aria-controls={rowId}
        onClick={() => go('previous')}
      />
      <IconButton icon="chevron-right" label={slideTexts.next(noun)} aria-controls={rowId} onClick={() => go('next')} />
    </span>
  </div>
);
