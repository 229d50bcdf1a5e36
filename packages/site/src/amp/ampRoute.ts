import type { Brand } from '@masthead/config';
import { defineDocument } from '../page/defineDocument';
import { found } from '../page/result';
import { loadArticle } from '../screens/article/loadArticle';
import { ampDocument, type AmpLook } from './ampDocument';

/** AMP articles (SPEC §2.1, §2.6) for the app tree. */
export const ampRoute = (brand: Brand, look: AmpLook) =>
  defineDocument(async (site, params) => {
    const article = await loadArticle(site, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])));
    return article.ok ? found({ text: await ampDocument(site.brand, look, article.value), type: 'text/html; charset=utf-8' }) : article;
  })(brand);
