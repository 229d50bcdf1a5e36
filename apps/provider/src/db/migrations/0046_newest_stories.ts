import { statements } from './statements.ts';

/** Packages that list the newest stories of their publication: how many, after the first `newest_skip`. */
export const newestStories = statements(
  [
    `alter table packages add column newest_skip integer, add column newest_count integer,
      add constraint packages_newest check ((newest_skip is null) = (newest_count is null))`,
  ],
  ['alter table packages drop column newest_skip, drop column newest_count'],
);
