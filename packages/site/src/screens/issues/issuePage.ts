import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { IssueScreen } from './IssueScreen';
import { getEmptyIssueView, loadIssue } from './loadIssue';

/** The issue page (§2.1). The canonical address is the issue's own. */
export const issuePage = definePage({
  load: loadIssue,
  Screen: IssueScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyIssueView,
  metadata: ({ path, contents }, { brand }) =>
    pageMetadata(brand, {
      title: contents?.issue.title ?? brand.magazine.name,
      description: contents?.blurb ?? contents?.issue.summary ?? brand.magazine.description,
      path,
      image: contents?.hero ?? contents?.issue.cover,
    }),
});
