import type { ReactNode } from 'react';
import { myMarketsTexts } from '@masthead/texts/lists';
import * as styles from './MyMarketsFrame.css';

/** The space of `MyMarkets`, which arrives after the page. Hidden from readers who follow no market. */
export const MyMarketsFrame = ({ children }: { children: ReactNode }) => (
  <section className={styles.root} aria-label={myMarketsTexts.title}>
    {children}
  </section>
);
