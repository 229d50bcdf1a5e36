import { slimPayload } from '../payload/slimPayload.ts';
import { deferScripts, isDeferred } from './deferScripts.ts';
import type { DocumentParts } from '../documentParts.ts';
import { inlineStyles } from './inlineStyles.ts';

/**
 * Prepares a rendered document for browsers: with its styles, a short payload, and scripts that wait for the first paint
 * (decisions 15 and 36). A prepared document stays unchanged: pages of the page cache are prepared once.
 */
export const prepareDocument = (html: string): DocumentParts =>
  isDeferred(html) ? [html] : inlineStyles(deferScripts(slimPayload(html)));
