import { dealKinds, dealSizeUnits } from '@masthead/content-rules/deals';
import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  BlockquoteFeature,
  StrikethroughFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field } from 'payload';
import { text, withLabel } from '../labels.ts';

/** Without a text for its name a field has the label that Payload makes of it. */
const words = (name: string, label = name): Field => ({ name, type: 'text', ...withLabel(label) });
const long = (name: string, label = name): Field => ({ name, type: 'textarea', ...withLabel(label) });

const chartKinds = ['bar', 'dot', 'line', 'table'] as const;
const chart: Block = {
  slug: 'chart',
  labels: { singular: text('chart'), plural: text('chart') },
  fields: [
    { name: 'kind', type: 'select', required: true, defaultValue: 'bar', options: [...chartKinds] },
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'subtitle', type: 'text', maxLength: 160 },
    { name: 'data', type: 'textarea', required: true, label: text('chartData') },
    { name: 'source', type: 'text', required: true, maxLength: 200 },
    { name: 'note', type: 'text', maxLength: 400 },
    { name: 'alt', type: 'textarea', required: true, minLength: 30, maxLength: 500, label: text('alt') },
    {
      type: 'row',
      fields: [words('prefix'), words('suffix'), { name: 'decimals', type: 'number', min: 0, max: 4 }],
    },
    { name: 'highlight', type: 'text', hasMany: true, maxRows: 4 },
  ],
};

const picture: Block = {
  slug: 'picture',
  labels: { singular: text('picture'), plural: text('pictures') },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'media', label: text('file') },
    {
      name: 'src',
      type: 'text',
      label: text('url'),
      admin: { condition: (_, row: { file?: unknown }) => !row.file },
    },
    { name: 'alt', type: 'text', required: true, label: text('alt') },
    words('caption'),
  ],
};

/** What the editor cannot show as what it is. */
const markdown: Block = {
  slug: 'markdown',
  labels: { singular: text('markdown'), plural: text('markdown') },
  fields: [
    { name: 'markdown', type: 'textarea', required: true, admin: { description: text('markdownHelp'), rows: 6 } },
  ],
};

/** The editor has exactly what the text of the provider has. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LinkFeature({ enabledCollections: [] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [picture, chart, markdown] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A picture with its texts: one of the library, or one that came with the article. */
export const pictureField = (name: string): Field => ({
  name,
  type: 'group',
  ...withLabel(name),
  fields: [
    { name: 'file', type: 'upload', relationTo: 'media', label: text('file') },
    {
      type: 'row',
      fields: [words('media', 'mediaId'), words('url')],
      admin: { condition: (_, row) => isRecord(row) && !row['file'] && Boolean(row['media'] ?? row['url']) },
    },
    {
      name: 'alt',
      type: 'text',
      label: text('alt'),
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        const { file, media, url, isDecorative } = (siblingData ?? {}) as Record<string, unknown>;
        const isChosen = Boolean(file) || Boolean(media) || Boolean(url);
        return (
          !isChosen || isDecorative === true || Boolean(value) || 'Describe the picture, or mark it as decoration.'
        );
      },
    } as Field,
    { name: 'isDecorative', type: 'checkbox', label: text('decorative') },
    words('caption'),
    words('credit'),
    {
      type: 'row',
      fields: (['focalX', 'focalY'] as const).map((axis) => ({
        name: axis,
        type: 'number',
        min: 0,
        max: 100,
        label: text(axis),
      })),
    },
    {
      type: 'row',
      fields: ['width', 'height'].map((side) => ({ name: side, type: 'number', admin: { hidden: true } })),
    },
  ],
});

/** Pictures, slides, video, embeds and the book of an article. */
export const mediaFields: Field[] = [
  pictureField('image'),
  {
    name: 'slides',
    type: 'array',
    label: text('slides'),
    fields: [words('title'), words('caption'), pictureField('image')],
  },
  {
    name: 'video',
    type: 'group',
    label: text('video'),
    fields: [
      words('title'),
      words('url'),
      words('media', 'mediaId'),
      pictureField('poster'),
      { name: 'renditions', type: 'array', fields: [words('media', 'mediaId')] },
      { name: 'captions', type: 'array', fields: [words('media', 'mediaId'), words('language'), words('label')] },
      long('transcript'),
      { name: 'seconds', type: 'number', min: 1 },
    ],
  },
  {
    name: 'embeds',
    type: 'array',
    maxRows: 2,
    label: text('embeds'),
    fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'src', type: 'text', required: true },
    ],
  },
  {
    name: 'book',
    type: 'group',
    label: text('book'),
    fields: [words('title'), long('description'), words('bookUrl'), pictureField('coverImage')],
  },
];

const parties = ['buyer', 'seller', 'tenant', 'landlord', 'borrower', 'lender', 'developer'] as const;
const amount = (name: string): Field => ({ name, type: 'number', min: 0 });

/** The facts of a deal (sample-content/README.md, Deals). */
export const dealFields: Field[] = [
  {
    name: 'deal',
    type: 'group',
    label: text('deal'),
    fields: [
      { name: 'kind', type: 'select', options: Object.keys(dealKinds) },
      { type: 'row', fields: [words('property'), words('city')] },
      {
        type: 'row',
        fields: [
          { name: 'price', type: 'group', fields: [{ type: 'row', fields: [amount('amount'), words('currency')] }] },
          {
            name: 'size',
            type: 'group',
            fields: [
              { type: 'row', fields: [amount('value'), { name: 'unit', type: 'select', options: [...dealSizeUnits] }] },
            ],
          },
        ],
      },
      { type: 'row', fields: [amount('pricePerSquareFoot'), amount('capRate')] },
      { type: 'row', fields: parties.map((name) => words(name)) },
      { name: 'brokers', type: 'text', hasMany: true, maxRows: 6 },
      { type: 'row', fields: [words('market'), words('sector'), words('date')] },
    ],
  },
];
