import { z } from 'zod';
import { textSchema } from '../../files/schema/common.ts';
import { recognitionFields } from '../../files/schema/people.ts';
import { typesetName } from '../../files/typeset.ts';
import { toRecognitionRow } from '../../../db/write/recognition.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind } from '../kind.ts';
import { pictureSchema } from '../picture.ts';

const { docName: _, directory: __, ...fields } = recognitionFields;

/** A recognition profile as published input; directory, name and year are the key. */
const recognitionInput = z.strictObject({
  ...publicationFields,
  ...z.object(fields).partial().shape,
  docUri: fields.docUri,
  proName: fields.proName,
  entryId: textSchema,
  date: z.iso.date().nullish(),
  proPhoto: pictureSchema.nullish(),
  companyLogo: pictureSchema.nullish(),
});

const splitKey = (key: string) => {
  const [directory = '', docName = '', year] = key.split('/');
  return { directory, docName, publishedYear: Number(year) };
};

/** Recognition profiles (§3, Recognition profile). */
export const recognition = defineRowKind({
  schema: recognitionInput,
  isKey: (key) => /^[a-z0-9-]{1,90}\/[a-z0-9-]{1,90}\/\d{4}$/.test(key),
  keyExample: 'rainmakers/ramona-castellane/2026',
  table: 'recognitionProfiles',
  by: ['docName', 'directory', 'publishedYear'],
  toKeyColumns: splitKey,
  tags: ({ key }) => {
    const { directory, docName } = splitKey(key);
    return [`recognition:${directory}`, `recognition:${directory}/${docName}`];
  },
  ownTag: ({ key }) => {
    const { directory, docName } = splitKey(key);
    return `recognition:${directory}/${docName}`;
  },
  toRow: ({ key, input }, { site, toUri, typeset, typesetOrNull }) => {
    const { status: _status, publishAt: _publishAt, proPhoto, companyLogo, aboutMe, awards, qAndA, ...profile } = input;
    return toRecognitionRow({
      ...profile,
      proName: typesetName(profile.proName),
      firmName: profile.firmName === undefined ? undefined : typesetName(profile.firmName),
      ...splitKey(key),
      siteId: site.id,
      status: 'published',
      proPhoto: toUri(proPhoto),
      companyLogo: toUri(companyLogo),
      aboutMe: typesetOrNull(aboutMe),
      awards: (awards ?? []).map((award) => ({
        ...award,
        awardImpactStatement: typeset(award.awardImpactStatement),
      })),
      qAndA: (qAndA ?? []).map(({ question, answer }) => ({ question: typeset(question), answer: typeset(answer) })),
      videos: profile.videos ?? [],
      webCasts: profile.webCasts ?? [],
      whitePapers: profile.whitePapers ?? [],
    });
  },
});
