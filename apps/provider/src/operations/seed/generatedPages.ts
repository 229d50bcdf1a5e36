import { escapeHtml } from '@masthead/content-rules/html';
import type { ContentPublication } from '../../content/files/files.ts';
import { type ContentStaticPage, staticPageSchema } from '../../content/files/schema/pages.ts';

const createLink = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const createPage = (slug: string, path: string, title: string, excerpt: string, content: string): ContentStaticPage =>
  staticPageSchema.parse({
    slug,
    path,
    title,
    content,
    excerpt,
    template: 'directory',
    settings: { pageLayout: 'full_width' },
  });

/** Creates the technology center (§2.1), with a section per tab whose id is the tab's hash. */
const createTechCenterPage = ({ techCenter, authors }: ContentPublication): ContentStaticPage => {
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
const createCareerPage = ({ careers }: ContentPublication): ContentStaticPage => {
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

/** Creates static pages from structured content, so that they are available like other static pages. */
export const createGeneratedPages = (content: ContentPublication): readonly ContentStaticPage[] => [
  ...(content.techCenter.length > 0 ? [createTechCenterPage(content)] : []),
  ...(content.careers.length > 0 ? [createCareerPage(content)] : []),
];
