import { article } from './article';
import type { Guide, Guides } from './guide';
import { shell } from './shell';
import { stories } from './stories';

const guides: Guides = { ...shell, ...stories, ...article };

/** The guide of a docs page by the title of its stories. Pages with their own text have none. */
export const getGuide = (title: string): Guide | undefined => guides[title];
