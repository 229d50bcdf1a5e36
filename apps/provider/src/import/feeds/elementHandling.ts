import type { ImportRemark, Note } from '../items.ts';
import type { ElementCounts } from './checkXml.ts';

/** What becomes of an element: it is imported, or the report says why not. */
type Handling = 'imported' | Pick<Note, 'kind' | 'reason'>;

const ignored = (reason: string): Handling => ({ kind: 'ignored', reason });
const lost = (reason: string): Handling => ({ kind: 'not-imported', reason });

const comments = ignored('Comments are not imported.');
const program = ignored('Only feed readers need it.');
const place = lost('Articles have no place.');
const rights = lost('The publication has one notice for all articles.');
const podcast = lost('It describes an episode of a podcast. Enter podcasts as podcasts.');

const entryHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...Object.fromEntries(
      (
        'title link description summary content content:encoded guid id pubdate published updated issued modified author category ' +
        'enclosure image dc:creator dc:date dc:subject dcterms:issued dcterms:created dcterms:modified media:content media:group ' +
        'media:thumbnail media:title media:description media:credit media:keywords media:player itunes:image itunes:summary ' +
        'itunes:author yt:videoid app:control app:draft ' +
        // JSON Feed
        'url content_html content_text date_published date_modified authors tags attachments banner_image'
      )
        .split(' ')
        .map((name) => [name, 'imported' as const]),
    ),
    comments,
    'wfw:comment': comments,
    'wfw:commentrss': comments,
    'slash:comments': comments,
    'slash:section': program,
    'slash:department': program,
    'thr:total': comments,
    'thr:in-reply-to': comments,
    'feedburner:origlink': lost('The link of the entry is imported instead.'),
    'wp:post-id': program,
    'yt:channelid': program,
    language: lost('A publication has one language.'),
    'dc:language': lost('A publication has one language.'),
    rights,
    'dc:rights': rights,
    'media:copyright': rights,
    source: lost(
      'It names the feed that the entry was taken from. Set the canonical address of the article if you may publish it.',
    ),
    external_url: lost('It names the page that the entry is about. Add a link to the article.'),
    contributor: lost('Only authors are imported.'),
    'dc:contributor': lost('Only authors are imported.'),
    'georss:point': place,
    'geo:lat': place,
    'geo:long': place,
    'itunes:duration': podcast,
    'itunes:episode': podcast,
    'itunes:season': podcast,
    'itunes:explicit': podcast,
    'itunes:episodetype': podcast,
  }),
);

const feedHandling: ReadonlyMap<string, Handling> = new Map(
  'item entry items title link id home_page_url feed_url next_url author authors'
    .split(' ')
    .map((name) => [name, 'imported' as const]),
);

const unknownHandling = {
  entry: lost('The publication has no field for it.'),
  feed: ignored('It describes the feed, not its entries.'),
} as const;
const handlings = { entry: entryHandling, feed: feedHandling } as const;

/** Remarks about the elements that are not imported. `subject` is `element` or, for JSON, `field`. */
export const listElementRemarks = (counts: ElementCounts, subject: 'element' | 'field'): readonly ImportRemark[] =>
  (['entry', 'feed'] as const).flatMap((owner) =>
    [...counts[owner]].flatMap(([name, count]): readonly ImportRemark[] => {
      const handling = handlings[owner].get(name) ?? unknownHandling[owner];
      if (handling === 'imported') return [];
      const note = {
        ...handling,
        subject: `${subject} ${name}`,
        place: `whole feed, ${owner}`,
        value: `${count} times`,
      };
      return [{ kind: 'remark', note }];
    }),
  );
