import { article } from './article';
import type { Guide, Guides } from './guide';
import { shell } from './shell';
import { stories } from './stories';

const guides: Guides = { ...shell, ...stories, ...article };

/** The guide of a docs page, by the title of its stories. Pages whose stories bring their own text have none. */
export const guideFor = (title: string): Guide | undefined => guides[title];

/** The titles that have a guide, for the test that looks for orphans. */
export const guidedTitles: readonly string[] = Object.keys(guides);
