import type { Brand } from '@masthead/config';
import type { Link } from '@masthead/design-system';

const appendSegment = (base: string, part: string): string => `${base.replace(/\/?$/, '/')}${part}/`;

/** SPEC §2.8: Browse Employers and Browse Jobs lead into the brand's career center; a brand without one has neither. */
export const getCareerLinks = ({ menu }: { menu: Pick<Brand['menu'], 'favoriteLinks'> }): Link[] => {
  const center = menu.favoriteLinks.find(({ icon }) => icon === 'career');
  if (!center) return [];
  const newTab = center.newTab === true ? { newTab: true } : {};
  return [
    { title: 'Browse Employers', url: appendSegment(center.url, 'employers'), ...newTab },
    { title: 'Browse Jobs', url: appendSegment(center.url, 'jobs'), ...newTab },
  ];
};
