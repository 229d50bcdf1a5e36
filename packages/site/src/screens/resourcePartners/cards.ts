import type { PartnerCard } from '@masthead/design-system';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { tabPath } from './tabs';

type Counts = Record<'videos' | 'series' | 'partners' | 'papers', number>;

const counted = (count: number, one: string, many: string): { count?: string } =>
  count > 0 ? { count: `${count} ${count === 1 ? one : many}` } : {};

/** SPEC §2.8: cards for video, thought leadership, solutions and whitepapers. */
export const partnerCards = (scope: PartnerScope, { videos, series, partners, papers }: Counts): PartnerCard[] => [
  {
    title: 'Video',
    url: withPrefix(scope, tabPath('video')),
    text: 'One question, answered on camera.',
    icon: 'play',
    ...counted(videos, 'video', 'videos'),
  },
  {
    title: 'Thought Leadership',
    url: withPrefix(scope, tabPath('thought-leadership')),
    text: 'What partners have learned, in their own words.',
    icon: 'podcast',
    ...counted(series, 'series', 'series'),
  },
  {
    title: 'Solutions',
    url: withPrefix(scope, href('companyResources', {})),
    text: 'Every company whose resources are here, and what it offers.',
    icon: 'grid',
    ...counted(partners, 'company', 'companies'),
  },
  {
    title: 'White Papers',
    url: withPrefix(scope, tabPath('white-papers')),
    text: 'Long reading, with the figures and where they come from.',
    icon: 'resource',
    ...counted(papers, 'paper', 'papers'),
  },
];
