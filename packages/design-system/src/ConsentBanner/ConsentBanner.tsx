import type { ComponentPropsWithRef } from 'react';
import { consentTexts } from '@masthead/texts/consent';
import { Anchor } from '../Anchor/Anchor';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './ConsentBanner.css';

/** A purpose that the visitor may allow or refuse. */
export type ConsentPurpose = { key: string; title: string; description: string };

export type ConsentBannerProps = Omit<
  ComponentPropsWithRef<'section'>,
  'className' | 'style' | 'children' | 'title' | 'hidden' | 'aria-label'
> & {
  title: string;
  text: string;
  /** URL of the privacy policy. */
  privacy: Link;
  purposes: readonly ConsentPurpose[];
  /** For visitors whose browser sends Global Privacy Control: the text, and keys of the only purposes to choose from. */
  privacyControl: { text: string; purposes: readonly string[] };
};

/**
 * Requests consent to measurement, advertising and storage. It is fixed at the bottom of the window: the page stays
 * usable, both answers are equally easy, and nothing moves. It is hidden until `openConsentBanner` shows it.
 */
export const ConsentBanner = ({ title, text, privacy, purposes, privacyControl, ...rest }: ConsentBannerProps) => (
  <section className={styles.root} aria-label={title} hidden {...rest}>
    <Wrap>
      <div className={styles.layout}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <p className={styles.text}>
              <span data-privacy-control="none">{text}</span>
              <span data-privacy-control="sent" hidden>
                {privacyControl.text}
              </span>{' '}
              <Anchor link={privacy}>{privacy.title}</Anchor>
            </p>
          </div>
          <IconButton icon="close" label={consentTexts.close} data-consent="close" hidden />
        </div>
        <fieldset className={styles.purposes} aria-label={consentTexts.purposes} hidden>
          {purposes.map(({ key, title: name, description }) => (
            <label
              key={key}
              className={styles.purpose}
              data-privacy-control={privacyControl.purposes.includes(key) ? undefined : 'none'}
            >
              <input type="checkbox" className={styles.box} value={key} />
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.answers}>
          <Button look="ink" size="small" data-consent="refuse">
            {consentTexts.refuse}
          </Button>
          <Button look="ink" size="small" data-consent="accept">
            {consentTexts.accept}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={consentTexts.choose}
            aria-expanded={false}
            data-consent="choose"
          >
            {consentTexts.chooseShort}
          </Button>
          <div className={styles.wide} data-consent="save" hidden>
            <Button look="line">{consentTexts.save}</Button>
          </div>
        </div>
      </div>
    </Wrap>
  </section>
);
