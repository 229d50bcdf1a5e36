'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { consentTexts } from '@masthead/texts/consent';
import { Anchor } from '../Anchor/Anchor';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './ConsentBanner.css';
import { useReservedSpaceBelow } from './useReservedSpaceBelow.client';

/** A purpose that the visitor may allow or refuse. */
export type ConsentPurpose = { key: string; title: string; description: string };

export type ConsentBannerProps = {
  title: string;
  text: string;
  /** URL of the privacy policy. */
  privacy: Link;
  purposes: readonly ConsentPurpose[];
  /** Keys of the currently allowed purposes. */
  allowed: readonly string[];
  /** `reopened`: opened by the visitor; it takes focus, shows the purposes and can be closed. */
  mode: 'asking' | 'reopened';
  onChoose: (allowed: readonly string[]) => void;
  onClose: () => void;
};

const PurposeFields = ({
  purposes,
  selected,
  onChange,
}: {
  purposes: readonly ConsentPurpose[];
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}) => (
  <fieldset className={styles.purposes} aria-label={consentTexts.purposes}>
    {purposes.map(({ key, title, description }) => (
      <label key={key} className={styles.purpose}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...selected, key] : selected.filter((other) => other !== key))
          }
        />
        <span className={styles.name}>{title}</span>
        <span className={styles.description}>{description}</span>
      </label>
    ))}
  </fieldset>
);

/**
 * Asks for consent to measurement, advertising and storage. It is fixed at the bottom of the window: the page stays
 * usable, both answers are equally easy, and nothing moves.
 */
export const ConsentBanner = ({
  title,
  text,
  privacy,
  purposes,
  allowed,
  mode,
  onChoose,
  onClose,
}: ConsentBannerProps) => {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState(allowed);
  const [detail, setDetail] = useState<'folded' | 'open'>(mode === 'reopened' ? 'open' : 'folded');
  useReservedSpaceBelow(root);

  useEffect(() => {
    if (mode !== 'reopened') return undefined;
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [mode]);

  useEffect(() => {
    // The purposes come before the pressed button, which now saves them.
    if (mode === 'asking' && detail === 'open') root.current?.querySelector('input')?.focus();
  }, [mode, detail]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && mode === 'reopened') onClose();
  };

  return (
    // Escape closes reopened settings from any focus position inside; the close button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={root} className={styles.root} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Wrap>
        <div className={styles.layout}>
          <div className={styles.head}>
            <div>
              <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
                {title}
              </h2>
              <p className={styles.text}>
                {text} <Anchor link={privacy}>{privacy.title}</Anchor>
              </p>
            </div>
            {mode === 'reopened' && <IconButton icon="close" label={consentTexts.close} onClick={onClose} />}
          </div>
          {detail === 'open' && <PurposeFields purposes={purposes} selected={selected} onChange={setSelected} />}
          <div className={styles.answers}>
            <Button look="ink" onClick={() => onChoose([])}>
              {consentTexts.refuse}
            </Button>
            <Button look="ink" onClick={() => onChoose(purposes.map(({ key }) => key))}>
              {consentTexts.accept}
            </Button>
            <div className={styles.wide}>
              {detail === 'open' ? (
                <Button look="line" onClick={() => onChoose(selected)}>
                  {consentTexts.save}
                </Button>
              ) : (
                <Button look="quiet" size="small" aria-expanded={false} onClick={() => setDetail('open')}>
                  {consentTexts.choose}
                </Button>
              )}
            </div>
          </div>
        </div>
      </Wrap>
    </section>
  );
};
