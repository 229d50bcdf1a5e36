import { articlePage } from '../screens/article/articlePage';
import { documentRoute } from './documentRoute';

/** An article as a document. */
export const articleDocument = documentRoute('article', articlePage);
