import type { Brand } from '@masthead/config';
import { unescapeHtml } from '@masthead/content-rules/html';
import type { PageLookUp, Log } from '@masthead/graphql-ops/server';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { getStaticPath } from '../../routing/rules';
import { fetchJson } from '../partners/fetchJson';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);
const texts = z.array(z.string()).catch([]);
const flag = z.boolean().catch(false);
const layouts = ['right_rail', 'full_width', 'one_column', 'blank'] as const;
type Layout = (typeof layouts)[number];

/** Settings of a page (§3, Static page content). Unknown and invalid ones have their default. */
const settingsSchema = z.object({
  css: optional(z.string()),
  externalCss: texts,
  javascript: optional(z.string()),
  externalJavascript: texts,
  openGraph: optional(
    z.object({
      title: optional(z.string()),
      description: optional(z.string()),
      image: optional(z.string()),
      type: optional(z.string()),
    }),
  ),
  noIndexNoFollow: flag,
  pageLayout: z.enum(layouts).optional().catch(undefined),
  disableTracking: flag,
  hideTitle: flag,
  removeMarginPadding: optional(z.boolean()),
  metaDescription: optional(z.string()),
});

const rendered = z.object({ rendered: z.string() });
const settingsField = settingsSchema.optional().catch(undefined);

/** A page in a list. WordPress has its settings in `acf`, a field of a plug-in; the provider in `settings`. */
const listedSchema = z.object({ slug: z.string(), title: rendered, settings: settingsField, acf: settingsField });

const pageSchema = listedSchema.extend({
  content: rendered,
  excerpt: rendered.optional(),
  template: z.string().optional(),
});

/** The most pages that WordPress lists in one response, and the most responses that site maps read. */
const listLimits = { perPage: 100, pages: 50 } as const;

const toPageCount = (headers: Headers): number => {
  const count = Number(headers.get('x-wp-totalpages') ?? 1);
  return Number.isInteger(count) ? Math.min(count, listLimits.pages) : 1;
};

const toText = (html: string): string =>
  unescapeHtml(sanitizeHtml(html, { allowedTags: [] }))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the layout in the name of a template: `templates/full-width.php`. */
const getLayout = (template: string): Layout =>
  layouts.find((layout) => template.replaceAll('-', '_').includes(layout)) ?? 'right_rail';

const toStaticPage = ({ slug, title, content, excerpt, template = '', settings, acf }: z.output<typeof pageSchema>) => {
  const chosen = settings ?? acf ?? settingsSchema.parse({});
  const { css, javascript, openGraph, removeMarginPadding, metaDescription, pageLayout, ...flags } = chosen;
  return {
    slug,
    title: toText(title.rendered),
    content: content.rendered,
    excerpt: toText(excerpt?.rendered ?? '') || null,
    template: template || null,
    settings: {
      ...flags,
      css: css ?? null,
      javascript: javascript ?? null,
      openGraph: openGraph
        ? {
            title: openGraph.title ?? null,
            description: openGraph.description ?? null,
            image: openGraph.image ?? null,
            type: openGraph.type ?? null,
          }
        : null,
      removeMarginPadding: removeMarginPadding ?? null,
      metaDescription: metaDescription ?? null,
      pageLayout: pageLayout ?? getLayout(template),
    },
  };
};

/** Options of the look-up: its address, and the publication as the parameter `brand`, which WordPress ignores. */
type PageLookUpOptions = { url: string; brand: Brand; fetch: typeof fetch; log: Log };

/** Static pages of a content-management system (§7.2), with WordPress's response. Rejects with a `DataServiceError`. */
export const createPageLookUp = ({ url, brand, fetch, log }: PageLookUpOptions): PageLookUp => {
  const load = async <Schema extends z.ZodType>(
    schema: Schema,
    parameters: Readonly<Record<string, string>>,
  ): Promise<{ value: z.output<Schema>; headers: Headers }> => {
    const address = new URL(url);
    for (const [name, value] of Object.entries({ ...parameters, brand: brand.site }))
      address.searchParams.set(name, value);
    const { body, headers } = await fetchJson(address, schema, { fetch, log, now: Date.now });
    return { value: schema.parse(body), headers };
  };
  return {
    find: async (slug) => {
      const { value } = await load(z.array(pageSchema), { slug });
      const page = value.find((candidate) => candidate.slug === slug);
      return page ? toStaticPage(page) : null;
    },
    list: async () => {
      const fields = { per_page: String(listLimits.perPage), _fields: 'slug,title,settings,acf' };
      const { value: pages, headers } = await load(z.array(listedSchema), fields);
      for (let page = 2; page <= toPageCount(headers); page += 1)
        pages.push(...(await load(z.array(listedSchema), { ...fields, page: String(page) })).value);
      // Pages move from one response to the next when one is added meanwhile.
      return [...new Map(pages.map((page) => [page.slug, page])).values()].map(({ slug, title, settings, acf }) => ({
        slug,
        path: getStaticPath(brand, slug),
        title: toText(title.rendered),
        noIndexNoFollow: (settings ?? acf)?.noIndexNoFollow ?? false,
      }));
    },
  };
};
