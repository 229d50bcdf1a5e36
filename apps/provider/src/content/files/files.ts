import { z } from 'zod';
import { articleSchema } from './schema/articles.ts';
import { editorialEntrySchema, eventSchema, podcastSchema, webcastSchema } from './schema/calendar.ts';
import { categorySchema, indicatorSchema, siteSchema } from './schema/sites.ts';
import { articleSlugSchema } from './schema/common.ts';
import {
  headerPictureSchema,
  newsletterSchema,
  promotionalListingSchema,
  staticPageSchema,
  techCenterSchema,
} from './schema/pages.ts';
import { homeSchema, packageSchema } from './schema/packages.ts';
import { partnerVideoSchema, publisherSchema, resourceSchema, resourceTopicSchema } from './schema/partners.ts';
import { authorSchema, careersSchema, recognitionSchema } from './schema/people.ts';

/** Every JSON file of a publication and its schema. All but the first two may be missing. */
export const contentFiles = {
  site: { file: 'site.json', schema: siteSchema },
  categories: { file: 'categories.json', schema: z.array(categorySchema).min(1) },
  staff: { file: 'authors.json', schema: z.array(authorSchema) },
  outsideAuthors: { file: 'authors-extra.json', schema: z.array(authorSchema) },
  deals: { file: 'deals.json', schema: z.array(articleSchema) },
  packages: { file: 'packages.json', schema: z.array(packageSchema) },
  home: { file: 'home.json', schema: homeSchema },
  trending: { file: 'trending.json', schema: z.array(articleSlugSchema) },
  indicators: { file: 'market-data.json', schema: z.array(indicatorSchema).max(12) },
  headerPictures: { file: 'header-pictures.json', schema: z.array(headerPictureSchema) },
  publishers: { file: 'publishers.json', schema: z.array(publisherSchema) },
  resources: { file: 'resources.json', schema: z.array(resourceSchema) },
  resourceTopics: { file: 'resource-topics.json', schema: z.array(resourceTopicSchema) },
  partnerVideos: { file: 'partner-videos.json', schema: z.array(partnerVideoSchema) },
  webcasts: { file: 'webcasts.json', schema: z.array(webcastSchema) },
  podcasts: { file: 'podcasts.json', schema: z.array(podcastSchema) },
  events: { file: 'events.json', schema: z.array(eventSchema) },
  editorialCalendar: { file: 'editorial-calendar.json', schema: z.array(editorialEntrySchema) },
  recognition: { file: 'recognition.json', schema: z.array(recognitionSchema) },
  careers: { file: 'careers.json', schema: careersSchema },
  staticPages: { file: 'static-pages.json', schema: z.array(staticPageSchema) },
  techCenter: { file: 'tech-center.json', schema: techCenterSchema },
  newsletters: { file: 'newsletters.json', schema: z.array(newsletterSchema) },
  promotionalListings: { file: 'promotional-listings.json', schema: z.array(promotionalListingSchema) },
} as const;
export type ContentFileName = keyof typeof contentFiles;
type Parsed = { [Name in ContentFileName]: z.infer<(typeof contentFiles)[Name]['schema']> };

/** Files with one object that may be missing. */
export type SingleFileName = 'home' | 'techCenter' | 'careers';

/** The parsed files of a publication; `articles` contains Markdown articles and deals. */
export type ContentPublication = Omit<Parsed, 'deals' | 'staff' | 'outsideAuthors' | SingleFileName> & {
  /** The key of its brand, which is the name of its folder. */
  key: string;
  authors: Parsed['staff'];
  /** Keys of the authors on staff. */
  staff: readonly string[];
  articles: Parsed['deals'];
  /** The editors' choices for the home page. Without them it shows the newest stories. */
  home: Parsed['home'] | undefined;
  techCenter: Parsed['techCenter'] | undefined;
  careers: Parsed['careers'] | undefined;
};

export type Content = {
  publications: readonly ContentPublication[];
  /** Publications whose files have issues. An import leaves their stored content as it is. */
  omitted: readonly OmittedPublication[];
};

/** A publication that was left out, because its files have issues. */
type OmittedPublication = { key: string; issues: readonly ContentIssue[] };

export const getPublicationFolder = (key: string): string => `publications/${key}`;

export type ContentIssue = { file: string; path: string; message: string };
export const formatIssue = ({ file, path, message }: ContentIssue): string =>
  `${file}${path && ` ${path}`}: ${message}`;
