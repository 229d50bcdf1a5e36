import { z } from 'zod';
import { articleSchema } from './schema/articles.ts';
import { editorialEntrySchema, eventSchema, podcastSchema, webcastSchema } from './schema/calendar.ts';
import { categorySchema } from './schema/categories.ts';
import { articleSlugSchema } from './schema/common.ts';
import {
  headerPictureSchema,
  newsletterSchema,
  promotionalListingSchema,
  staticPageSchema,
  techTabSchema,
} from './schema/pages.ts';
import { indicatorSchema } from './schema/indicators.ts';
import { homeSchema, packageSchema } from './schema/packages.ts';
import { partnerVideoSchema, publisherSchema, resourceSchema, resourceTopicSchema } from './schema/partners.ts';
import { authorSchema, careerSchema, recognitionSchema } from './schema/people.ts';
import { siteSchema } from './schema/sites.ts';
import { type ContentPublication, templateSchema } from './schema/template.ts';

/** Every JSON file of the content folder and its schema. Articles are Markdown files next to them. */
export const contentFiles = {
  sites: { file: 'sites.json', schema: z.array(siteSchema).length(2) },
  categories: { file: 'categories.json', schema: z.array(categorySchema) },
  staff: { file: 'authors.json', schema: z.array(authorSchema) },
  outsideAuthors: { file: 'authors-extra.json', schema: z.array(authorSchema) },
  deals: { file: 'deals.json', schema: z.array(articleSchema) },
  packages: { file: 'packages.json', schema: z.array(packageSchema) },
  home: { file: 'home.json', schema: homeSchema },
  trending: { file: 'trending.json', schema: z.array(articleSlugSchema).min(5) },
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
  careers: { file: 'careers.json', schema: z.array(careerSchema) },
  staticPages: { file: 'static-pages.json', schema: z.array(staticPageSchema) },
  techCenter: { file: 'tech-center.json', schema: z.array(techTabSchema) },
  newsletters: { file: 'newsletters.json', schema: z.array(newsletterSchema) },
  promotionalListings: { file: 'promotional-listings.json', schema: z.array(promotionalListingSchema) },
  template: { file: 'sister-template.json', schema: templateSchema },
} as const;
/** Name of a content file. */
export type ContentFileName = keyof typeof contentFiles;
type Parsed = { [Name in ContentFileName]: z.infer<(typeof contentFiles)[Name]['schema']> };

/**
 * The parsed sample content; `articles` contains Markdown articles and deals, `publications` the files of that folder.
 */
export type Content = Omit<Parsed, 'deals' | 'staff' | 'outsideAuthors'> & {
  authors: Parsed['staff'];
  articles: Parsed['deals'];
  publications: readonly ContentPublication[];
  /** Publications whose files have issues. An import leaves their stored content as it is. */
  omitted: readonly OmittedPublication[];
};

/** A publication that was left out, because its file has issues. */
export type OmittedPublication = { file: string; issues: readonly ContentIssue[] };

/** The file of a publication that was made from the template, in the content folder. */
export const getPublicationFile = (key: string): string => `publications/${key}.json`;

/** An issue in the content and its location. */
export type ContentIssue = { file: string; path: string; message: string };
/** Formats an issue as one line: file, path and message. */
export const formatIssue = ({ file, path, message }: ContentIssue): string =>
  `${file}${path && ` ${path}`}: ${message}`;
