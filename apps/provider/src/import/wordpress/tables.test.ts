import { describe, expect, test } from 'vitest';
import { channelElements, getHandling, itemElements, postTypes, statuses, termElements } from './tables.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// What wp-admin/includes/export.php of WordPress 6.9 writes.
describe.each([
  [
    'a channel',
    channelElements,
    `title link description pubDate language wp:wxr_version wp:base_site_url wp:base_blog_url wp:author wp:category wp:tag
    wp:term generator image item`,
  ],
  [
    'an item',
    itemElements,
    `title link pubDate dc:creator guid description content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt
    wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent
    wp:menu_order wp:post_type wp:post_password wp:is_sticky wp:attachment_url category wp:postmeta wp:comment`,
  ],
  [
    'an author, a category or a tag',
    termElements,
    `wp:author_id wp:author_login wp:author_email wp:author_display_name wp:author_first_name wp:author_last_name wp:term_id
    wp:category_nicename wp:category_parent wp:cat_name wp:category_description wp:tag_slug wp:tag_name wp:tag_description
    wp:termmeta`,
  ],
])('%s', (_, table, names) => {
  test.each(words(names))('the table says what becomes of %s', (name) => {
    expect(Object.keys(table)).toContain(name);
  });

  test('an element that the table does not name is reported', () => {
    expect(getHandling(table, 'acme:price')).toMatchObject({ kind: 'not-imported' });
  });
});

test.each(
  words(`post page attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request wp_block
    wp_template wp_template_part wp_global_styles wp_navigation wp_font_family wp_font_face`),
)('the table says what becomes of the content type %s', (name) => {
  expect(Object.keys(postTypes)).toContain(name);
});

test.each(words('publish future draft pending private trash auto-draft inherit'))(
  'the table says what becomes of the status %s',
  (name) => {
    expect(Object.keys(statuses)).toContain(name);
  },
);
