import { StaticContent } from '@masthead/design-system';
import type { EditorialPage } from './editorialPage';
import { EditorialPageContainer } from './EditorialPageContainer';

/** What an editor wrote beside something that the site makes itself: the list of markets, the site map (SPEC §2.3). */
export const EditorialContent = ({ page }: { page: EditorialPage }) =>
  page.html && (
    <EditorialPageContainer page={page}>
      <StaticContent html={page.html} />
    </EditorialPageContainer>
  );
