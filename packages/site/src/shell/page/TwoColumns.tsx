import { Columns } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { moreTexts } from '@masthead/texts/home';
import { Rail } from '../ads/Rail';
import type { PageIdentity } from '../../framework/pageContext';

export type TwoColumnsProps = {
  page: PageIdentity;
  /** Content of the rail between its ads. */
  rail: ReactNode;
  children: ReactNode;
};

/** The two-column layout (§2.6): three quarters content, one quarter rail; content only on `fullWidth` routes. */
export const TwoColumns = ({ page, rail, children }: TwoColumnsProps) => {
  if (page.route.fullWidth) return <>{children}</>;
  return (
    <Columns sidebarLabel={moreTexts.moreToRead} sidebar={<Rail page={page}>{rail}</Rail>}>
      {children}
    </Columns>
  );
};
