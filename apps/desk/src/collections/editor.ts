import {
  BlocksFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  lexicalEditor,
  LinkFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { fileField, long, number, row, select, texts, toForm, words } from '../content/parts.ts';
import { text, type TextName } from '../labels.ts';

const createBlock = (slug: TextName, fields: Block['fields']): Block => ({
  slug,
  labels: { singular: text(slug), plural: text(slug) },
  fields: [
    ...fields,
    { name: 'state', type: 'ui', admin: { components: { Field: '/src/components/Publish.client#BlockState' } } },
  ],
});

const required = { required: true } as const;

const chart = createBlock(
  'chart',
  toForm([
    select('kind', { ...required, defaultValue: 'bar', options: ['bar', 'dot', 'line', 'table'] }),
    words('title', { ...required, maxLength: 120 }),
    words('subtitle', { maxLength: 160 }),
    long('data', required),
    words('source', { ...required, maxLength: 200 }),
    words('note', { maxLength: 400 }),
    long('alt', { ...required, minLength: 30, maxLength: 500 }),
    row('prefix', 'suffix', number('decimals', { min: 0, max: 4 })),
    texts('highlight', { maxRows: 4 }),
  ]),
);

const isPath = (_: unknown, { file }: { file?: unknown }): boolean => !file;
const picture = createBlock('picture', [
  fileField,
  ...toForm([words('src', { text: 'path', admin: { condition: isPath } }), 'alt!', 'caption']),
]);

/** What the editor cannot show as what it is. */
const markdown = createBlock('markdown', toForm([long('markdown', { ...required, admin: { rows: 6 } })]));

const WordListsFeature = createServerFeature({
  feature: { ClientFeature: '/src/components/WordLists.client#WordListsFeatureClient' },
  key: 'wordLists',
});

const unchangedFeatures =
  'paragraph bold italic strikethrough inlineCode unorderedList orderedList blockquote horizontalRule toolbarInline';

/** The editor has exactly what the text of the provider has. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => unchangedFeatures.split(' ').includes(key)),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    LinkFeature({ enabledCollections: [] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [picture, chart, markdown] }),
    FixedToolbarFeature(),
    WordListsFeature(),
  ],
});
