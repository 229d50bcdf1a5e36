import { dealKinds, dealPartyNames, dealSizeUnits } from '@masthead/content-rules/deals';
import { bodyForm } from './body.ts';
import {
  check,
  choice,
  choices,
  type Entry,
  group,
  instant,
  type Layout,
  long,
  number,
  picture,
  row,
  rows,
  select,
  tabs,
  texts,
  toAside,
  toLayout,
  words,
} from './parts.ts';
import type { Json } from './values.ts';

/** A kind of content at the desk: its form, and the address of its page. */
export type ContentKind = {
  /** The field that names an item. */
  title: string;
  /** Columns of its list, beside the title, the state and the last change. */
  columns: readonly string[];
  /** What the key is made of, until a person writes another: the day and the title of an item, its title, or nothing. */
  keyFrom: 'day' | 'title' | 'nothing';
  layout: Layout;
  /** Whether it has a text with the editor. */
  hasText?: true;
  /** The page of an item, for previews. */
  getPath: (document: Json, key: string) => string;
};

type KindOptions = Omit<ContentKind, 'title' | 'keyFrom' | 'layout'> &
  Partial<Pick<ContentKind, 'title' | 'keyFrom'>> & { layout: readonly Entry[] };
const toKind = ({ layout, ...kind }: KindOptions): ContentKind => ({
  title: 'title',
  keyFrom: 'title',
  layout: toLayout(layout),
  ...kind,
});

const required = { required: true } as const;
const image = picture('image');
const timed = row(instant('startsAt', required), instant('endsAt'));
const natural = (name: string) => number(name, { min: 1 });
const amount = (name: string) => number(name, { min: 0 });

const footage = [
  row('url', words('media', { text: 'mediaId' })),
  rows('renditions', [words('media', { text: 'mediaId' })]),
  rows('captions', [row(words('media', { text: 'mediaId' }), 'language', 'label')]),
  long('transcript'),
  natural('seconds'),
];

/** The facts of a deal (sample-content/README.md, Deals). */
const dealFields = [
  select('kind', { options: Object.keys(dealKinds) }),
  row('property', 'city'),
  group('price', [row(amount('amount'), 'currency')]),
  group('size', [row(amount('value'), select('unit', { options: dealSizeUnits }))]),
  row(amount('pricePerSquareFoot'), amount('capRate')),
  row(...dealPartyNames),
  texts('brokers', { maxRows: 6 }),
  row('market', 'sector', 'date'),
];

const count = { path: '/src/components/Count.client#Count', clientProps: { fitting: 90 } };
const title = { ...required, text: 'headline', maxLength: 300, admin: { components: { Description: count } } } as const;

const articles = toKind({
  columns: ['stage', 'publishAt', 'authors'],
  keyFrom: 'day',
  hasText: true,
  getPath: (_, key) => `/${key}/`,
  layout: [
    tabs(
      [
        'text',
        [words('title', title), long('summary', { maxLength: 2000 }), ...bodyForm, texts('needToKnow', { maxRows: 4 })],
      ],
      [
        'mediaTab',
        [
          picture('image', 'lead'),
          rows('slides', [row('title', 'caption'), image]),
          group('video', ['title', ...footage, picture('poster')], 'url', 'media'),
          rows('embeds', [row('title!', 'src!')], { maxRows: 2 }),
          group('book', ['title', long('description'), 'bookUrl', picture('coverImage')], 'title'),
        ],
      ],
      ['deal', [group('deal', dealFields, 'kind')]],
    ),
    ...toAside([
      words('kicker', { maxLength: 40 }),
      choice('categories', 'primary', required),
      choices('categories', 'categories'),
      choices('authors', 'authors'),
      texts('tags'),
      check('premium'),
      // Payload has a field `updatedAt` of its own.
      instant('updatedAt', { field: 'correctedAt' }),
      choice('publishers', 'presentedBy'),
      check('disclaimer'),
      check('download', { field: 'isDownload' }),
      {
        ...select('nofollow', { options: ['yes', 'no'] }),
        read: (value) => (value === true ? 'yes' : value === false ? 'no' : null),
        write: (value) => (value === 'yes' ? true : value === 'no' ? false : undefined),
      },
      'canonicalUrl',
      'recombeeId',
    ]),
  ],
});

const packageTypes = 'Special+Reports regulated+insights thought+leader magazine sponsored-content position';

const packages = toKind({
  columns: ['type', 'position'],
  getPath: ({ packageUrl }) => String(packageUrl),
  layout: [
    'title!',
    row(select('type', { ...required, options: packageTypes.split(' ') }), 'packageUrl!'),
    choices('articles', 'articles', { text: 'stories', maxRows: 1000 }),
    group('newest', [row(number('count', { min: 1, max: 100 }), number('skip', { min: 0 }))], 'count'),
    long('summary'),
    long('blurb'),
    image,
    picture('media', 'cover'),
    rows('navigations', [
      row('name!', choice('categories', 'query', { ...required, text: 'category' })),
      row('link', 'description'),
    ]),
    rows('sponsors', [row('name!', 'url!'), row('adCode', 'twitterId'), long('description'), picture('image', 'logo')]),
    ...toAside(['position', 'magazine', 'digitalEditionUrl', 'cssFile']),
  ],
});

const trendingLists = toKind({
  title: 'slug',
  columns: ['articles'],
  keyFrom: 'nothing',
  getPath: (_, key) => (key === 'site' ? '/' : `/${key}/`),
  layout: [choices('articles', 'articles', { ...required, text: 'topStories', maxRows: 20 })],
});

const events = toKind({
  title: 'eventTitle',
  columns: ['startsAt', 'city'],
  getPath: ({ docUri }) => String(docUri),
  layout: [
    'eventTitle!',
    'docUri!',
    long('description'),
    timed,
    row('venueName', 'city', 'timeZone'),
    group('address', [row('street', 'locality'), row('region', 'postalCode', 'country')], 'street', 'locality'),
    row('registrationURL', 'learnMoreLinkFile'),
    rows('agenda', [
      row(number('day', { min: 1, max: 11 }), 'startTime!', 'endTime'),
      'title!',
      long('detail'),
      rows('speakers', [row('name!', 'role')]),
    ]),
    rows('prices', [row(words('label', required), number('amount', { ...required, min: 0 }), 'currency')]),
    image,
    picture('image2'),
    ...toAside(['industry', 'topic', 'practiceArea', 'audience', 'cleCredit']),
  ],
});

const webcasts = toKind({
  columns: ['startsAt', 'sponsor'],
  getPath: ({ uri }) => String(uri),
  layout: [
    'title!',
    'uri!',
    long('summary'),
    timed,
    rows('speakers', [row('name!', words('title', { text: 'role' }), 'firm')]),
    {
      ...long('needToKnow', { text: 'needToKnowLines' }),
      read: (value) => (Array.isArray(value) ? value.join('\n') : null),
      write: (value) =>
        typeof value === 'string' && value.trim() ? value.split('\n').filter((line) => line.trim()) : undefined,
    },
    group('recording', footage, 'url', 'media'),
    image,
    ...toAside(['kicker', 'byline', choice('categories', 'topic'), 'sponsor', 'registrationURL']),
  ],
});

const podcasts = toKind({
  columns: ['show', 'number', 'publishAt'],
  getPath: ({ uri }) => String(uri),
  layout: [
    'title!',
    'uri!',
    long('summary'),
    row('show', natural('number'), natural('seconds')),
    group('recording', [row('audioUrl', 'audioType'), row(natural('audioBytes'), natural('audioSeconds'))], 'audioUrl'),
    long('transcript'),
    image,
    ...toAside(['kicker', 'byline', 'guest']),
  ],
});

const staticPages = toKind({
  columns: ['path'],
  getPath: ({ path }) => String(path),
  layout: [
    'title!',
    'path!',
    long('content', { ...required, text: 'html', admin: { rows: 24 } }),
    long('excerpt'),
    picture('image', 'shared'),
    group('settings', [
      row(select('pageLayout', { options: ['right_rail', 'full_width', 'one_column', 'blank'] }), 'metaDescription'),
      ...['hideTitle', 'removeMarginPadding', 'noIndexNoFollow', 'disableTracking'].map((name) => check(name)),
      long('css'),
      texts('externalCss'),
      long('javascript'),
      texts('externalJavascript'),
      group('openGraph', [row('title', 'type'), 'description', 'image'], 'title'),
    ]),
    ...toAside(['template']),
  ],
});

const authors = toKind({
  title: 'name',
  columns: ['role'],
  getPath: (_, key) => `/author/profile/${key}/`,
  layout: [
    'name!',
    'role',
    long('description'),
    picture('image', 'portrait'),
    rows('social', [row('network!', words('value', { ...required, text: 'url' }))]),
  ],
});

/** The kinds of content by their collection of the content API, in the order in which they name each other. */
export const kinds = {
  authors,
  articles,
  packages,
  'trending-lists': trendingLists,
  events,
  webcasts,
  podcasts,
  'static-pages': staticPages,
} as const satisfies Record<string, ContentKind>;
/** Name of a kind: its collection at the desk and in the content API. */
export type KindName = keyof typeof kinds;
/** The names of all kinds. */
export const kindNames = Object.keys(kinds) as KindName[];
/** Whether a collection of the desk is a kind of content. */
export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);
