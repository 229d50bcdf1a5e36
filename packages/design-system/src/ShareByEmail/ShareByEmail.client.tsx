'use client';

import { startTransition, useId, useRef, useState } from 'react';
import { emailButtonTexts } from '@masthead/texts/share';
import { IconFrame } from '../Icon/IconFrame';
import { mail as envelope } from '../Icon/mailIcon';
import * as styles from './ShareByEmail.css';
import type { ShareByEmailFormProps } from './ShareByEmailForm.client';
import type { SharePopover } from './SharePopover.client';

export type ShareByEmailProps = Omit<ShareByEmailFormProps, 'onClose'> & {
  /** `mailto:` URL for use without scripts. */
  mail?: string;
};

const fetchPopover = () => import('./SharePopover.client').then((module) => module.SharePopover);

/** The press loads the code again. */
const prepare = () => void fetchPopover().catch(() => undefined);

const icon = (
  <IconFrame name="mail" paint="outline">
    {envelope}
  </IconFrame>
);

/**
 * The Email button for the `email` slot of `ShareBar`: it toggles the form (§4). The form's code is loaded when
 * pointer or focus comes near; without it, as offline, the reader's mail program opens.
 */
export const ShareByEmail = ({ mail, ...form }: ShareByEmailProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Popover, setPopover] = useState<typeof SharePopover>();

  const toggle = () => {
    setIsOpen(!isOpen);
    if (Popover) return;
    void fetchPopover().then(
      // A transition, so that the button's state is painted before the form is rendered.
      (loaded) => startTransition(() => setPopover(() => loaded)),
      () => {
        setIsOpen(false);
        if (mail) location.assign(mail);
      },
    );
  };

  return (
    <div className={styles.anchor}>
      {mail && (
        <a className={styles.withoutScripts} href={mail} aria-label={emailButtonTexts.email}>
          {icon}
        </a>
      )}
      <button
        ref={button}
        type="button"
        className={styles.withScripts}
        aria-label={emailButtonTexts.email}
        aria-expanded={isOpen}
        aria-controls={Popover && id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        {icon}
      </button>
      {Popover && <Popover {...form} id={id} button={button} isOpen={isOpen} setIsOpen={setIsOpen} />}
    </div>
  );
};
