import type { Link } from '@masthead/design-system';
import { href } from '../../routing/href';

/** Links to the pages of a magazine, for their tabs. */
export const getMagazineLinks = (magazine: string): Link[] => [
  { title: 'Current issue', url: href('currentIssue', { magazine }) },
  { title: 'Issue gallery', url: href('issueGallery', { magazine }) },
  { title: 'Editorial calendar', url: href('editorialCalendar', {}) },
];
