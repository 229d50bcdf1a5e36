/** Publication date of articles and packages that are on no site: drafts and withdrawn ones. */
export const hiddenUntil = new Date('9999-12-31T00:00:00Z');
