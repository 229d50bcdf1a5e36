import type { ReactNode } from 'react';
import { Columns } from '../Columns/Columns';
import { Section } from '../Section/Section';
import { PageFrame, type PageFrameProps } from './PageFrame';

export type ArticleFrameProps = Omit<PageFrameProps, 'top'> & {
  /** Logo, notice and path for paper: a `PrintHead` (SPEC §2.6, print version). */
  printHead: ReactNode;
  /** Advertising and the trending list. */
  sidebar?: ReactNode;
};

/** The article layout (SPEC §2.6). On paper its `PrintHead` and the article alone are left. */
export const ArticleFrame = ({ printHead, sidebar, children, bottom, ...frame }: ArticleFrameProps) => (
  <PageFrame {...frame} top={printHead} bottom={bottom && <div data-print="hide">{bottom}</div>}>
    <Section><Columns sidebar={sidebar && <div data-print="hide">{sidebar}</div>}>{children}</Columns></Section>
  </PageFrame>
);
