import { escapeHtml } from '@masthead/content-rules/html';
import type { Content } from '../../content/files/files.ts';
import type { ContentStaticPage } from '../../content/files/schema/pages.ts';
import type { ContentTemplate } from '../../content/files/schema/template.ts';

const createLink = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const createPage = (
  slug: string,
  path: string,
  title: string,
  excerpt: string,
  content: string,
): ContentStaticPage => ({
  slug,
  path,
  title,
  content,
  excerpt,
  template: 'directory',
  settings: {
    css: null,
    externalCss: [],
    javascript: null,
    externalJavascript: [],
    openGraph: { title, description: excerpt, image: null, type: 'website' },
    noIndexNoFollow: false,
    pageLayout: 'full_width',
    disableTracking: false,
    hideTitle: false,
    metaDescription: excerpt,
  },
});

/** Creates the technology center (§2.1), with a section per tab whose id is the tab's hash. */
const createTechCenterPage = ({ techCenter, authors }: Content): ContentStaticPage => {
  const sections = techCenter.map(({ slug, title, editorsNote, author, vendors }) => {
    const name = authors.find(({ key }) => key === author)?.name ?? author;
    const items = vendors.map(
      (vendor) =>
        `<li><h3>${vendor.website ? createLink(vendor.website, vendor.name) : escapeHtml(vendor.name)}</h3><p>${escapeHtml(vendor.description)}</p><p class="customer-size">${escapeHtml(vendor.customerSize)}</p></li>`,
    );
    const note = `<blockquote><p>${escapeHtml(editorsNote)}</p><p class="author">${escapeHtml(name)}</p></blockquote>`;
    return `<section id="${slug}"><h2>${escapeHtml(title)}</h2>${note}<ul class="vendors">${items.join('')}</ul></section>`;
  });
  const excerpt =
    'A directory of property software, written by our technology editor. Listings are chosen by our editors. Sponsors of the tech center have no say in them.';
  return createPage('cre-tech-center', '/cre-tech-center/', 'CRE Tech Center', excerpt, sections.join('\n'));
};

/** Creates the career center with the job offers of partners. */
const createCareerPage = ({ careers }: Content): ContentStaticPage => {
  const items = careers.map(
    ({ id, title, employer, location, terms, salary, description, url }) =>
      `<li id="${id}"><h2>${createLink(url, title)}</h2><p class="employer">${escapeHtml(`${employer}, ${location}`)}</p><p class="terms">${escapeHtml(`${terms}. ${salary}`)}</p><p>${escapeHtml(description)}</p></li>`,
  );
  const excerpt = 'Positions at firms that own, finance, broker and look after commercial property.';
  return createPage(
    'career-center',
    '/static/career-center/',
    'Career Center',
    excerpt,
    `<ul class="careers">${items.join('')}</ul>`,
  );
};

/** Returns the static pages of the template brand or of a publication created from it, with default settings. */
export const toTemplatePages = ({ pages }: ContentTemplate): readonly ContentStaticPage[] =>
  pages.map(({ slug, path, title, excerpt, layout, content }) => {
    const basePage = createPage(slug, path, title, excerpt, content);
    return { ...basePage, template: 'default', settings: { ...basePage.settings, pageLayout: layout } };
  });

/** Creates static pages from structured content, so that they are available like other static pages. */
export const createGeneratedPages = (content: Content): readonly ContentStaticPage[] => [
  createTechCenterPage(content),
  createCareerPage(content),
];
