import { env } from '../../env';
import type { MachineDocument } from '../../framework/machineDocument';
import { found } from '../../framework/result';
import { embedOrigins } from '../../content/media/embed';
import type { NewsThemeChoices } from '@masthead/design-system/theme';
import { ampPolicy } from '@masthead/next-runtime/content-security-policy';
import { loadArticle } from '../../screens/article/loadArticle';
import { renderAmpDocument, renderAmpNotFound } from './ampDocument';

/** AMP documents have their own content security policy: the AMP runtime, and no script of the site. */
const ampText = (text: string) => ({
  text,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': ampPolicy(env, embedOrigins) },
});

/** AMP articles (§2.1, §2.6). A missing article is a 404 page that helps visitors from search results. */
export const ampDocument = (themeChoices: NewsThemeChoices): MachineDocument => ({
  lifetime: 300,
  load: async (site, params) => {
    const article = await loadArticle(site, params);
    return article.ok ? found(ampText(await renderAmpDocument(site.brand, themeChoices, article.value))) : article;
  },
  missing: async ({ brand }) => ampText(await renderAmpNotFound(brand, themeChoices)),
});
