import type { Link } from '@masthead/design-system';
import { issueTexts } from '@masthead/texts/magazine';
import { href } from '../../routing/href';

export const getMagazineLinks = (magazine: string): Link[] => [
  { title: issueTexts.current, url: href('currentIssue', { magazine }) },
  { title: issueTexts.gallery, url: href('issueGallery', { magazine }) },
  { title: issueTexts.editorialCalendar, url: href('editorialCalendar', {}) },
];
