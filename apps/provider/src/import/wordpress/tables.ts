import type { NoteKind } from '../items.ts';

/** What becomes of a part of an export: it is imported, or the report lists it with a reason. */
type Handling = 'imported' | { kind: NoteKind; reason: string };

const derived: Handling = { kind: 'ignored', reason: 'It is derived from other parts of the export.' };
const settings: Handling = { kind: 'ignored', reason: 'It is a setting of WordPress.' };
const comments: Handling = { kind: 'ignored', reason: 'Comments are not imported.' };

export const channelElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    title: 'imported',
    link: 'imported',
    description: settings,
    pubDate: derived,
    language: settings,
    generator: settings,
    copyright: settings,
    docs: settings,
    image: settings,
    cloud: settings,
    'atom:link': settings,
    'sy:updatePeriod': settings,
    'sy:updateFrequency': settings,
    'wp:wxr_version': 'imported',
    'wp:base_site_url': derived,
    'wp:base_blog_url': 'imported',
    'wp:author': 'imported',
    'wp:category': 'imported',
    'wp:tag': 'imported',
    'wp:term': { kind: 'not-imported', reason: 'Only categories and tags are imported, not menus and own taxonomies.' },
    item: 'imported',
  }),
);

/** Every element of a post, a page or a file in WXR 1.2. */
export const itemElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    title: 'imported',
    link: 'imported',
    pubDate: 'imported',
    'dc:creator': 'imported',
    guid: 'imported',
    description: derived,
    'content:encoded': 'imported',
    'excerpt:encoded': 'imported',
    'wp:post_id': 'imported',
    'wp:post_date': 'imported',
    'wp:post_date_gmt': 'imported',
    'wp:post_modified': 'imported',
    'wp:post_modified_gmt': 'imported',
    'wp:comment_status': comments,
    'wp:ping_status': comments,
    'wp:post_name': 'imported',
    'wp:status': 'imported',
    'wp:post_parent': 'imported',
    'wp:menu_order': { kind: 'ignored', reason: 'The order of pages in menus is set in the menu of the publication.' },
    'wp:post_type': 'imported',
    'wp:post_password': 'imported',
    'wp:is_sticky': 'imported',
    'wp:attachment_url': 'imported',
    category: 'imported',
    'wp:postmeta': 'imported',
    'wp:comment': comments,
  }),
);

const fileDates: Handling = { kind: 'ignored', reason: 'Files have no date of their own.' };

/** The elements of a file that are not those of a post: it has a caption, and its order in a gallery. */
export const fileElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...Object.fromEntries(itemElements),
    'content:encoded': { kind: 'not-imported', reason: 'A file has a title and a caption, and no further text.' },
    'dc:creator': { kind: 'ignored', reason: 'Files have a credit, not the account that uploaded them.' },
    pubDate: fileDates,
    'wp:post_date': fileDates,
    'wp:post_date_gmt': fileDates,
    'wp:post_modified': fileDates,
    'wp:post_modified_gmt': fileDates,
    'wp:menu_order': 'imported',
  }),
);

export const pageElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...Object.fromEntries(itemElements),
    'dc:creator': { kind: 'ignored', reason: 'Pages have no byline.' },
  }),
);

/** Elements of authors, categories and tags. */
export const termElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    'wp:author_id': 'imported',
    'wp:author_login': 'imported',
    'wp:author_display_name': 'imported',
    'wp:author_first_name': 'imported',
    'wp:author_last_name': 'imported',
    'wp:author_email': { kind: 'ignored', reason: 'Pages of authors show no email address.' },
    'wp:term_id': 'imported',
    'wp:category_nicename': 'imported',
    'wp:category_parent': 'imported',
    'wp:cat_name': 'imported',
    'wp:category_description': 'imported',
    'wp:tag_slug': 'imported',
    'wp:tag_name': 'imported',
    'wp:tag_description': { kind: 'not-imported', reason: 'Tags of articles have no page of their own.' },
    'wp:termmeta': settings,
  }),
);

/** What becomes of a type of content. `choose`: the mapping file decides. */
export type TypeHandling =
  | { kind: 'article' | 'page' | 'attachment' | 'author' | 'reusable' }
  | { kind: 'skip'; reason: string };

const skip = (reason: string): TypeHandling => ({ kind: 'skip', reason });
const design = skip('It belongs to the design of the old site.');

/** The content types of WordPress. Others are listed, and the mapping file decides. */
export const postTypes: ReadonlyMap<string, TypeHandling> = new Map(
  Object.entries<TypeHandling>({
    post: { kind: 'article' },
    page: { kind: 'page' },
    attachment: { kind: 'attachment' },
    'guest-author': { kind: 'author' },
    wp_block: { kind: 'reusable' },
    revision: skip('Only the last version of a text is imported.'),
    nav_menu_item: skip('Menus are set in the configuration of the publication.'),
    wp_navigation: skip('Menus are set in the configuration of the publication.'),
    custom_css: design,
    customize_changeset: design,
    wp_template: design,
    wp_template_part: design,
    wp_global_styles: design,
    wp_font_family: design,
    wp_font_face: design,
    oembed_cache: skip('It is a cache.'),
    user_request: skip('It is a request about personal data.'),
  }),
);

export type StatusHandling =
  | { kind: 'import'; status: 'published' | 'scheduled' | 'draft'; reason?: string }
  | { kind: 'skip'; reason: string };

/** The statuses of WordPress. Others become drafts. */
export const statuses: ReadonlyMap<string, StatusHandling> = new Map(
  Object.entries<StatusHandling>({
    publish: { kind: 'import', status: 'published' },
    inherit: { kind: 'import', status: 'published' },
    future: { kind: 'import', status: 'scheduled' },
    draft: { kind: 'import', status: 'draft' },
    pending: { kind: 'import', status: 'draft', reason: 'It waits for review, and is imported as a draft.' },
    private: {
      kind: 'import',
      status: 'draft',
      reason: 'Only signed-in editors could see it. It is imported as a draft.',
    },
    trash: { kind: 'skip', reason: 'It is in the trash.' },
    'auto-draft': { kind: 'skip', reason: 'It was never saved.' },
  }),
);

export const metaFields = {
  featuredPicture: '_thumbnail_id',
  alt: '_wp_attachment_image_alt',
  fileData: '_wp_attachment_metadata',
  oldSlug: '_wp_old_slug',
  footnotes: 'footnotes',
  description: ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_genesis_description'],
  primaryCategory: ['_yoast_wpseo_primary_category', 'rank_math_primary_category'],
  canonical: ['_yoast_wpseo_canonical', 'rank_math_canonical_url'],
  credit: ['_media_credit', '_navis_media_credit', '_wp_attachment_source_name', 'credit', 'photo_credit'],
} as const;

/** Metadata of guest authors (Co-Authors Plus). */
export const guestFields = {
  login: 'cap-user_login',
  name: 'cap-display_name',
  description: 'cap-description',
} as const;

const { featuredPicture, alt, fileData, oldSlug, footnotes, description, primaryCategory, canonical, credit } =
  metaFields;

/** Keys of the metadata that is read of each kind of item. */
export const usedMeta = {
  article: new Set<string>([featuredPicture, oldSlug, footnotes, ...description, ...primaryCategory, ...canonical]),
  page: new Set<string>([featuredPicture, oldSlug, footnotes, ...description]),
  attachment: new Set<string>([alt, fileData, ...credit]),
  author: new Set<string>([featuredPicture, ...Object.values(guestFields)]),
} as const;

/** Metadata that only WordPress needs. */
export const internalMeta: ReadonlySet<string> = new Set([
  '_edit_last',
  '_edit_lock',
  '_wp_attached_file',
  '_wp_attachment_backup_sizes',
  '_wp_page_template',
  '_wp_old_date',
  '_wp_trash_meta_status',
  '_wp_trash_meta_time',
  '_wp_desired_post_slug',
  '_pingme',
  '_encloseme',
  '_wp_suggested_privacy_policy_content',
  '_yoast_wpseo_estimated-reading-time-minutes',
  '_yoast_wpseo_content_score',
  '_yoast_wpseo_linkdex',
  '_yoast_wpseo_focuskw',
  '_yoast_wpseo_wordproof_timestamp',
]);

/** Returns what becomes of an element, or a note's reason for an element that the table does not know. */
export const getHandling = (table: ReadonlyMap<string, Handling>, name: string): Handling =>
  table.get(name) ?? { kind: 'not-imported', reason: 'It is not part of WXR 1.2. A plugin may have added it.' };
