import { forAll, type Handling, ignored, lost, type ImportRemark } from '../items.ts';
import type { ElementCounts } from './checkXml.ts';

const comments = ignored('Comments are not imported.');
const program = ignored('Only feed readers need it.');
const place = lost('Articles have no place.');
const rights = lost('The publication has one notice for all articles.');
const podcast = lost('It describes an episode of a podcast. Enter podcasts as podcasts.');

const entryHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll(
      'title link description summary content content:encoded guid id pubdate published updated issued',
      'imported',
    ),
    ...forAll('modified author category enclosure image dc:creator dc:date dc:subject dcterms:issued', 'imported'),
    ...forAll('dcterms:created dcterms:modified media:content media:group media:thumbnail media:title', 'imported'),
    ...forAll('media:description media:credit media:keywords media:player itunes:image itunes:summary', 'imported'),
    ...forAll('itunes:author yt:videoid app:control app:draft', 'imported'),
    // JSON Feed
    ...forAll('url content_html content_text date_published date_modified authors tags attachments', 'imported'),
    banner_image: 'imported',
    ...forAll('comments wfw:comment wfw:commentrss slash:comments thr:total thr:in-reply-to', comments),
    ...forAll('slash:section slash:department wp:post-id yt:channelid', program),
    ...forAll('language dc:language', lost('A publication has one language.')),
    ...forAll('rights dc:rights media:copyright', rights),
    ...forAll('contributor dc:contributor', lost('Only authors are imported.')),
    ...forAll('georss:point geo:lat geo:long', place),
    ...forAll('itunes:duration itunes:episode itunes:season itunes:explicit itunes:episodetype', podcast),
    'feedburner:origlink': lost('The link of the entry is imported instead.'),
    source: lost(
      'It names the feed that the entry was taken from. Set the canonical address of the article if you may publish it.',
    ),
    external_url: lost('It names the page that the entry is about. Add a link to the article.'),
  }),
);

const feedHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries(
    forAll<Handling>('item entry items title link id home_page_url feed_url next_url author authors', 'imported'),
  ),
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
