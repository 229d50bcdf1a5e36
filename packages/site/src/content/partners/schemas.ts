import { z } from 'zod';
import { toSafeUrl } from '../media/safeUrl';

/** An http(s) URL or a path of this site, the only values that may become links and images. */
const address = z.string().refine((value) => toSafeUrl(value) !== undefined, 'must be an http address or a path');
/** Drops an invalid URL, so that one partner's mistake does not fail the list. */
const optionalAddress = address
  .nullish()
  .catch(null)
  .transform((value) => value ?? undefined);
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const socials = z
  .array(z.object({ name: z.string(), url: optionalAddress }))
  .transform((list) => list.flatMap(({ name, url }) => (url ? [{ name, url }] : [])));

/** §3: the string 'true' or 'false' in the list, a boolean on the detail; screens read a union. */
const sponsorship = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value): 'premium' | 'basic' => (String(value) === 'true' ? 'premium' : 'basic'));

const publisher = z
  .object({
    name: z.string(),
    publisher: z.string(),
    sponsored: sponsorship,
    sponsorBlurb: optionalText,
    blurb: optionalText,
    logo: optionalAddress,
    linkedURL: optionalAddress,
    publisherURL: optionalAddress,
    displayURL: optionalText,
    socials,
    internalURL: address,
  })
  .transform(({ sponsored, ...rest }) => ({ ...rest, sponsorship: sponsored }));

const resource = z.object({
  id: optionalText,
  resourceName: z.string(),
  publisher: z.string(),
  publisherName: optionalText,
  resourceImageURL: optionalAddress,
  downloadURL: address,
  resourceShortDescription: optionalText,
  topic: optionalText,
  type: optionalText,
  startDate: z.iso.datetime({ offset: true }),
});

const topic = z.object({ topic: z.string(), name: z.string(), slug: z.string(), count: z.int().optional() });

/** Sizes, other files and captions of a video; `videoURL` and `durationSeconds` are those of its main file. */
const rendition = z.object({
  uri: address,
  type: z.string().nullish(),
  width: z.int().nullish(),
  height: z.int().nullish(),
});
const footage = rendition.extend({
  duration: z.int().nullish(),
  renditions: z.array(rendition),
  captions: z.array(z.object({ uri: address, language: z.string(), label: z.string() })),
  transcript: z.string().nullish(),
});

const video = z.object({
  id: z.string(),
  title: z.string(),
  description: optionalText,
  publisher: optionalText,
  publisherName: optionalText,
  durationSeconds: z
    .int()
    .nullish()
    .transform((value) => value ?? undefined),
  imageURL: optionalAddress,
  videoURL: optionalAddress,
  footage: footage.nullish().catch(null),
  startDate: z.iso.datetime({ offset: true }),
});

/** §3, Publisher. */
export type Publisher = z.output<typeof publisher>;
/** §3, Resource. */
export type Resource = z.output<typeof resource>;
export type PartnerVideo = z.output<typeof video>;

/** Response schemas of the data services (§7.2). */
export const schemas = {
  publishers: z.array(publisher),
  resources: z.array(resource),
  byPublisher: z.object({ resources: z.array(resource), publisher: publisher.nullable() }),
  topics: z.array(topic),
  videos: z.array(video),
} as const;
