import { forAll, type Handling, ignored, lost } from '../items.ts';

const accounts = lost('Accounts, payments and subscriptions are not part of an import.');
const system = ignored('Only Ghost needs it.');

export const tableHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll('posts posts_meta posts_authors posts_tags tags users', 'imported'),
    ...forAll('roles roles_users permissions permissions_users permissions_roles migrations migrations_lock', system),
    ...forAll(
      'sessions brute tokens jobs actions integrations api_keys webhooks invites apps app_settings app_fields',
      system,
    ),
    ...forAll('post_revisions mobiledoc_revisions', ignored('Only the latest version of a post is imported.')),
    ...forAll(
      'members subscribers products benefits products_benefits posts_products offers labels members_labels tiers stripe_products stripe_prices ' +
        'members_newsletters members_products comped donation_payment_events',
      accounts,
    ),
    newsletters: lost('Newsletters are settings of the publication. Define them there.'),
    ...forAll(
      'emails email_batches email_recipients automated_emails email_design_settings',
      lost('Sent emails are not imported.'),
    ),
    settings: lost('The publication has its own settings, name, logo and navigation.'),
    custom_theme_settings: lost('The publication has its own design.'),
    snippets: lost('Snippets are tools of the editor. Posts that contain them have their text.'),
    redirects: lost('Enter redirects of the old site as redirects of the publication.'),
    ...forAll('collections collections_posts', lost('Use the streams and packages of the publication.')),
    ...forAll('comments comment_likes comment_reports', ignored('Comments are not imported.')),
    recommendations: lost('The publication has no list of recommended sites.'),
  }),
);

/** Handling of a table without an entry. */
export const unknownTable: Handling = lost('The table is not known. Nothing of it is imported.');

const texts = lost('Pages and social networks show the title and the summary. Shorten those if it matters.');
const email = ignored('It belongs to the email of the post.');

export const postHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll(
      'id uuid title slug html lexical mobiledoc feature_image feature_image_alt feature_image_caption featured type page status visibility ' +
        'published_at updated_at created_at custom_excerpt canonical_url author_id author authors tags primary_author primary_tag ' +
        'meta_description image post_id email_only',
      'imported',
    ),
    ...forAll(
      'created_by updated_by published_by comment_id plaintext locale language amp show_title_and_feature_image',
      system,
    ),
    ...forAll('email_recipient_filter newsletter_id email_subject send_email_when_published email', email),
    ...forAll('meta_title og_title og_description twitter_title twitter_description', texts),
    ...forAll('og_image twitter_image', lost('Social networks show the picture of the article.')),
    ...forAll('codeinjection_head codeinjection_foot', lost('Scripts and styles of other systems are not imported.')),
    custom_template: lost('The publication has its own templates.'),
    frontmatter: lost('It is data for the theme.'),
  }),
);

/** Handling of a column without an entry. */
export const unknownColumn: Handling = lost('The column is not known. Nothing of it is imported.');

export const getHandling = (handlings: ReadonlyMap<string, Handling>, name: string, unknown: Handling): Handling =>
  handlings.get(name) ?? unknown;
