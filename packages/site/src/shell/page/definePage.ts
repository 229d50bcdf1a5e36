import { createDefinePage } from '../../framework/cachedPage';
import { createDefineRequestPage } from '../../framework/requestPage';
import { PageFailure } from './PageFailure';

/** Defines a page that is rendered once and cached (§2.9). */
export const definePage = createDefinePage(PageFailure);

/** Defines a page that is rendered for each request. */
export const defineRequestPage = createDefineRequestPage(PageFailure);
