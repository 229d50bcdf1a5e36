import { createFileIndex, type FileIndex } from '../pictures/fileIndex.ts';
import { getItemKey, type ImportArticle, type ImportAuthor, type ImportCategory, type ImportPage } from '../items.ts';
import type { ImportSource } from '../source.ts';

/** A story of the source without its body. */
export type SurveyedStory = Pick<
  ImportArticle | ImportPage,
  'kind' | 'id' | 'title' | 'slug' | 'publishedAt' | 'day' | 'updatedAt' | 'authors' | 'place' | 'oldAddresses'
> & { item: string; categories: readonly string[]; pictureAddress: string | undefined };

/** A page of a file, which leads to the story that shows it. */
export type SurveyedFile = {
  place: string;
  parent: string | undefined;
  address: string;
  oldAddresses: readonly string[];
};

/** What a first reading of the source finds. */
export type Survey = {
  authors: readonly ImportAuthor[];
  categories: readonly ImportCategory[];
  stories: readonly SurveyedStory[];
  files: readonly SurveyedFile[];
  fileIndex: FileIndex;
};

const toSurveyed = (story: ImportArticle | ImportPage): SurveyedStory => {
  const { kind, id, title, slug, publishedAt, day, updatedAt, authors, place, oldAddresses, picture } = story;
  return {
    kind,
    id,
    item: getItemKey(story),
    title,
    authors,
    place,
    oldAddresses,
    categories: kind === 'article' ? story.categories : [],
    pictureAddress: picture?.address,
    ...(slug !== undefined && { slug }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(day !== undefined && { day }),
    ...(updatedAt !== undefined && { updatedAt }),
  };
};

/** Reads a source once, without bodies. */
export const surveySource = async (source: ImportSource): Promise<Survey> => {
  const authors: ImportAuthor[] = [];
  const categories: ImportCategory[] = [];
  const stories: SurveyedStory[] = [];
  const files: SurveyedFile[] = [];
  const fileIndex = createFileIndex();
  for await (const item of source.read('index'))
    switch (item.kind) {
      case 'author':
        authors.push({ ...item, notes: [] });
        break;
      case 'category':
        categories.push({ ...item, notes: [] });
        break;
      case 'attachment': {
        const { place, parent, address, oldAddresses } = item;
        files.push({ place, parent, address, oldAddresses });
        fileIndex.add(item);
        break;
      }
      case 'article':
      case 'page':
        stories.push(toSurveyed(item));
        break;
      case 'remark':
        break;
      default:
        item satisfies never;
    }
  return { authors, categories, stories, files, fileIndex };
};
