import { z } from 'zod';
import { linkSchema } from '../../files/schema/common.ts';
import { changeSchema, indicatorFields } from '../../files/schema/indicators.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, noReferences, slugRow } from '../kind.ts';

const indicatorInput = z.strictObject({
  ...publicationFields,
  ...indicatorFields,
  change: changeSchema.nullish().describe('With its period: +0.07 points in a year.'),
  asOf: z.iso.date(),
  uri: linkSchema.nullish().describe('Path of the page that explains it.'),
  position: z.int32().min(0).default(0),
});

export const indicator = defineRowKind({
  schema: indicatorInput,
  ...slugRow,
  keyExample: 'net-lease-cap-rate',
  table: 'marketIndicators',
  loadReferences: noReferences,
  tags: () => ['market-indicators'],
  toRow: ({ key, input }, { site, typeset, typesetOrNull }) => ({
    siteId: site.id,
    slug: key,
    position: input.position,
    label: typeset(input.label),
    value: typeset(input.value),
    change: typesetOrNull(input.change),
    source: typeset(input.source),
    asOf: input.asOf,
    uri: input.uri ?? null,
  }),
});
