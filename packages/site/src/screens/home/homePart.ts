import type { PageContext } from '../../framework/pageContext';
import type { HomeView } from './loadHome';

/** What a section of the home page is made of. */
export type HomeSectionProps = { view: HomeView; page: PageContext };
