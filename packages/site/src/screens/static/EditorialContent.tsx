import { StaticContent } from '@masthead/design-system';
import type { EditorialPage } from './editorialPage';
import { EditorialPageContainer } from './EditorialPageContainer';

/** Editorial content beside generated content: the markets page, the site map (§2.3). */
export const EditorialContent = ({ page }: { page: EditorialPage }) =>
  page.html && (
    <EditorialPageContainer page={page}>
      <StaticContent html={page.html} width="beside" />
    </EditorialPageContainer>
  );
