const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Words before the name of a photographer in captions. */
const labels = '(?:photo(?:s|graph|graphs|graphy)?|picture|image|credit|courtesy|foto)';

/** Removes a credit from the end of a caption, because the credit is shown after it: "A quay. Photo: Ann Lee". */
export const withoutCredit = (caption: string, credit: string | null | undefined): string => {
  const name = credit?.trim();
  if (!name) return caption;
  const start = String.raw`(?:(?<=^|[.!?]\s)|\s*[([–—|/;]\s*|\s-\s|(?<=^|\s)(?=${labels}))`;
  const end = String.raw`${start}(?:${labels}\s*(?:by|of|:|©)*\s*)?${escapePattern(name)}[)\].\s]*$`;
  return caption.replace(new RegExp(end, 'iu'), '').trim();
};
