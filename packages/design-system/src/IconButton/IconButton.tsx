import type { ComponentPropsWithRef } from 'react';
import { ControlIcon } from '../Icon/ControlIcon';
import type { ControlIconName } from '../Icon/controlIcons';
import * as styles from './IconButton.css';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  icon: ControlIconName;
  /** Accessible name: "Close menu". */
  label: string;
};

/** A button that shows only an icon, 44 px square. */
export const IconButton = ({ icon, label, type = 'button', ...rest }: IconButtonProps) => (
  <button type={type} className={styles.root} aria-label={label} {...rest}>
    <ControlIcon name={icon} />
  </button>
);
