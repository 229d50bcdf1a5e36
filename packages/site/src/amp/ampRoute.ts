import type { Brand } from '@masthead/config';
import { defineDocument } from '../page/defineDocument';
import { found } from '../page/result';
import { loadArticle } from '../screens/article/loadArticle';
import { ampDocument, ampMissing, type AmpLook } from './ampDocument';

const type = 'text/html; charset=utf-8';

/** AMP articles (SPEC §2.1, §2.6) for the app tree. People follow old AMP addresses from search results: what is not there is a page, too. */
export const ampRoute = (brand: Brand, look: AmpLook) =>
  defineDocument(
    async (site, params) => {
      const article = await loadArticle(site, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])));
      return article.ok ? found({ text: await ampDocument(site.brand, look, article.value), type }) : article;
    },
    async () => ({ text: await ampMissing(brand, look), type }),
  )(brand);
