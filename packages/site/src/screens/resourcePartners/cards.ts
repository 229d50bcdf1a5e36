import type { PartnerCard } from '@masthead/design-system';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { getTabPath } from './tabs';

type Counts = Record<'videos' | 'series' | 'partners' | 'papers', number>;

const formatCount = (count: number, one: string, many: string): { count?: string } =>
  count > 0 ? { count: `${count} ${count === 1 ? one : many}` } : {};

/** SPEC §2.8: cards for video, thought leadership, solutions and whitepapers. */
export const toPartnerCards = (scope: PartnerScope, { videos, series, partners, papers }: Counts): PartnerCard[] => [
  {
    title: 'Video',
    url: withPrefix(scope, getTabPath('video')),
    text: 'One question, answered on camera.',
    icon: 'play',
    ...formatCount(videos, 'video', 'videos'),
  },
  {
    title: 'Thought Leadership',
    url: withPrefix(scope, getTabPath('thought-leadership')),
    text: 'What partners have learned, in their own words.',
    icon: 'podcast',
    ...formatCount(series, 'series', 'series'),
  },
  {
    title: 'Solutions',
    url: withPrefix(scope, href('companyResources', {})),
    text: 'Every company whose resources are here, and what it offers.',
    icon: 'grid',
    ...formatCount(partners, 'company', 'companies'),
  },
  {
    title: 'White Papers',
    url: withPrefix(scope, getTabPath('white-papers')),
    text: 'Long reading, with the figures and where they come from.',
    icon: 'resource',
    ...formatCount(papers, 'paper', 'papers'),
  },
];
