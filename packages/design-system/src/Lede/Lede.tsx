import * as styles from './Lede.css';

export type LedeProps = {
  children: string;
  /** `deck` opens a page, `note` is below the head of a section. */
  size?: keyof typeof styles.root;
};

/** A short introduction of a page or section. */
export const Lede = ({ children, size = 'deck' }: LedeProps) => <p className={styles.root[size]}>{children}</p>;
