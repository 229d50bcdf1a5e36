import type { Site } from '../../framework/site';
import type { HomeView } from './loadHome';

/** What a section of the home page is made of. */
export type HomePart = { view: HomeView; site: Site };
