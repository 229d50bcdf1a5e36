import type { Brand } from '@masthead/config';
import type { GalleryIssue } from '@masthead/design-system';
import { toSafeUrl } from '../../content/media/safeUrl';
import { knownImageSizes, toPicture } from '../../content/media/picture';
import { formatMonth } from '../../content/story/schedule';
import type { WirePackage } from '../packages/toPackage';

/** The type of a magazine's issues at the content service. */
export const issueType = 'magazine';

/** What comes before the theme of an issue in its summary: the issue's own title. */
export const stripIssueTitle = (title: string, summary: string): string =>
  summary.startsWith(`${title}. `) ? summary.slice(title.length + 2) : summary;

/** An issue of the magazine with its two ways in (SPEC §2.1, issue gallery: view issue and view digital edition). */
export const toIssue =
  (brand: Brand) =>
  ({ title, packageUrl, summary, imageUrl, pubDate, digitalEditionUrl }: WirePackage): GalleryIssue => {
    const picture = imageUrl
      ? toPicture({ uri: imageUrl, ...knownImageSizes.cover }, { alt: `Cover of ${title}` })
      : undefined;
    const digital = toSafeUrl(digitalEditionUrl);
    return {
      date: formatMonth(pubDate, brand.timeZone),
      title,
      url: packageUrl,
      ...(summary && { summary: stripIssueTitle(title, summary) }),
      ...(picture && { cover: picture }),
      actions: [
        { title: 'View issue', url: packageUrl },
        ...(digital ? [{ title: 'View digital edition', url: digital, newTab: true }] : []),
      ],
    };
  };
