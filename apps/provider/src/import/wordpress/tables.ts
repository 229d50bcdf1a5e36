import { forAll, type Handling, ignored, lost } from '../items.ts';

const derived = ignored('It is derived from other parts of the export.');
const settings = ignored('It is a setting of WordPress.');
const comments = ignored('Comments are not imported.');

/** Every element of WXR 1.2 below the channel. */
export const channelElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll('title link wp:wxr_version wp:base_blog_url wp:author wp:category wp:tag item', 'imported'),
    ...forAll('pubDate wp:base_site_url', derived),
    ...forAll('description language generator copyright docs image cloud', settings),
    ...forAll('atom:link sy:updatePeriod sy:updateFrequency', settings),
    'wp:term': lost('Only categories and tags are imported, not menus and own taxonomies.'),
  }),
);

/** Every element of a post, a page or a file in WXR 1.2. */
export const itemElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll('title link pubDate dc:creator guid content:encoded excerpt:encoded category', 'imported'),
    ...forAll(
      'wp:post_id wp:post_date wp:post_date_gmt wp:post_modified wp:post_modified_gmt wp:post_name',
      'imported',
    ),
    ...forAll('wp:status wp:post_parent wp:post_type wp:post_password wp:is_sticky', 'imported'),
    ...forAll('wp:attachment_url wp:postmeta', 'imported'),
    ...forAll('wp:comment_status wp:ping_status wp:comment', comments),
    description: derived,
    'wp:menu_order': ignored('The order of pages in menus is set in the menu of the publication.'),
  }),
);

const fileDates = ignored('Files have no date of their own.');

/** The elements of a file that are not those of a post: it has a caption, and its order in a gallery. */
export const fileElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...Object.fromEntries(itemElements),
    title: ignored('Titles of files are mostly their names. A file has a caption.'),
    'content:encoded': lost('A file has a caption, and no further text.'),
    'dc:creator': ignored('Files have a credit, not the account that uploaded them.'),
    ...forAll('pubDate wp:post_date wp:post_date_gmt wp:post_modified wp:post_modified_gmt', fileDates),
    'wp:menu_order': 'imported',
  }),
);

export const pageElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...Object.fromEntries(itemElements),
    'dc:creator': ignored('Pages have no byline.'),
  }),
);

/** Elements of authors, categories and tags. */
export const termElements: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll(
      'wp:author_id wp:author_login wp:author_display_name wp:author_first_name wp:author_last_name',
      'imported',
    ),
    ...forAll('wp:term_id wp:category_nicename wp:category_parent wp:cat_name wp:category_description', 'imported'),
    ...forAll('wp:tag_slug wp:tag_name', 'imported'),
    'wp:author_email': ignored('Pages of authors show no email address.'),
    'wp:tag_description': lost('Tags of articles have no page of their own.'),
    'wp:termmeta': settings,
  }),
);

/** What becomes of a type of content. `choose`: the mapping file decides. */
type TypeHandling =
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
    ...forAll('nav_menu_item wp_navigation', skip('Menus are set in the configuration of the publication.')),
    ...forAll('custom_css customize_changeset wp_template wp_template_part wp_global_styles', design),
    ...forAll('wp_font_family wp_font_face', design),
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
export const internalMeta: ReadonlySet<string> = new Set(
  (
    '_edit_last _edit_lock _wp_attached_file _wp_attachment_backup_sizes _wp_page_template _wp_old_date ' +
    '_wp_trash_meta_status _wp_trash_meta_time _wp_desired_post_slug _pingme _encloseme ' +
    '_wp_suggested_privacy_policy_content _yoast_wpseo_estimated-reading-time-minutes _yoast_wpseo_content_score ' +
    '_yoast_wpseo_linkdex _yoast_wpseo_focuskw _yoast_wpseo_wordproof_timestamp'
  ).split(' '),
);

/** Returns what becomes of an element, or a note's reason for an element that the table does not know. */
export const getHandling = (table: ReadonlyMap<string, Handling>, name: string): Handling =>
  table.get(name) ?? { kind: 'not-imported', reason: 'It is not part of WXR 1.2. A plugin may have added it.' };
