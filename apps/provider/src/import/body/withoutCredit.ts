const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Words before the name of a photographer in captions. */
const labels = '(?:photo(?:s|graph|graphs|graphy)?|picture|image|credit|courtesy|foto)';

/** A credit at the end of a caption: "A quay. Photo: Ann Lee". */
const ownCredit = new RegExp(
  String.raw`(?:^|[.!?…)]\s+|\s[–—|(]\s*)${labels}\s*(?:by|:|©)\s*[^.:]{2,80}[.)]*\s*$`,
  'iu',
);

/** The credit of a file, unless the caption names who made the picture: a publication's own words count. */
export const toFileCredit = (caption: string, credit: string | null): string | null =>
  ownCredit.test(caption) ? null : credit;

/** Removes a credit from the end of a caption, because the credit is shown after it: "A quay. Photo: Ann Lee". */
export const withoutCredit = (caption: string, credit: string | null | undefined): string => {
  const name = credit?.trim();
  if (!name) return caption;
  const start = String.raw`(?:(?<=^|[.!?]\s)|\s*[([–—|/;]\s*|\s-\s|(?<=^|\s)(?=${labels}))`;
  const end = String.raw`${start}(?:${labels}\s*(?:by|of|:|©)*\s*)?${escapePattern(name)}[)\].\s]*$`;
  return caption.replace(new RegExp(end, 'iu'), '').trim();
};
