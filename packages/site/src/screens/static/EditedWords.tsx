import { StaticContent } from '@masthead/design-system';
import type { EditedPage } from './edited';
import { OwnPage } from './OwnPage';

/** What an editor wrote beside something that the site makes itself: the list of markets, the site map (SPEC §2.3). */
export const EditedWords = ({ page }: { page: EditedPage }) =>
  page.html && (
    <OwnPage page={page}>
      <StaticContent html={page.html} />
    </OwnPage>
  );
