import type { ScreenParams } from '../../routing/match';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { isSlug } from '../../routing/parameters';
import { currentIssueSegment, type IssueView } from './loadIssue';

/** SPEC §8, Package fetch error: an issue is a package (§3), so its page has no articles and no navigations, says so, and is cached by nobody. */
export const getEmptyIssueView = ({ brand: { magazine } }: Site, { issue }: ScreenParams): IssueView | undefined => {
  if (typeof issue !== 'string' || !isSlug(issue)) return undefined;
  const edition = issue === currentIssueSegment ? 'current' : 'earlier';
  const path =
    edition === 'current'
      ? href('magazine', { magazine: magazine.slug })
      : href('issue', { magazine: magazine.slug, issue });
  return { state: 'unavailable', path, edition, others: [], trending: [] };
};
