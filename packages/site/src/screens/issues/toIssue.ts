import type { Brand } from '@masthead/config';
import type { GalleryIssue, Link } from '@masthead/design-system';
import { issueTexts } from '@masthead/texts/magazine';
import { toSafeUrl } from '../../content/media/safeUrl';
import { knownImageSizes, toPicture } from '../../content/media/picture';
import { formatMonth } from '../../content/schedule';
import type { WirePackage } from '../packages/toPackage';
import { href } from '../../routing/href';

export const issueType = 'magazine';

/** The summary of an issue without the title that it starts with. */
export const stripIssueTitle = (title: string, summary: string): string =>
  summary.startsWith(`${title}. `) ? summary.slice(title.length + 2) : summary;

/** An issue of the magazine with its actions (§2.1, issue gallery: view issue and view digital edition). */
export const toIssue =
  (brand: Brand) =>
  ({ title, packageUrl, summary, imageUrl, pubDate, digitalEditionUrl }: WirePackage): GalleryIssue => {
    const picture = imageUrl
      ? toPicture({ uri: imageUrl, ...knownImageSizes.cover }, { alt: issueTexts.cover(title) })
      : undefined;
    const digital = toSafeUrl(digitalEditionUrl);
    return {
      date: formatMonth(pubDate, brand.timeZone),
      title,
      url: packageUrl,
      ...(summary && { summary: stripIssueTitle(title, summary) }),
      ...(picture && { cover: picture }),
      actions: [
        { title: issueTexts.view, url: packageUrl },
        ...(digital ? [{ title: issueTexts.viewDigital, url: digital, newTab: true }] : []),
      ],
    };
  };

export const getMagazineLinks = (magazine: string): Link[] => [
  { title: issueTexts.current, url: href('currentIssue', { magazine }) },
  { title: issueTexts.gallery, url: href('issueGallery', { magazine }) },
  { title: issueTexts.editorialCalendar, url: href('editorialCalendar', {}) },
];
