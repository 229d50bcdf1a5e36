import * as styles from './Lede.css';

export type LedeProps = {
  children: string;
  /** `deck` opens a page, `note` stands under the head of a part. */
  size?: keyof typeof styles.root;
};

/** A few sentences that say what a page or a part of it is about. */
export const Lede = ({ children, size = 'deck' }: LedeProps) => <p className={styles.root[size]}>{children}</p>;
