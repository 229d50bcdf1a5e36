/** Letters that Unicode does not decompose. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }),
);

/** Lower case without diacritics, so that "Łódź" and "lodz" are equal. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case may have a mark of its own, as that of İ does.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđßæœı]/g, (letter) => plainLetters.get(letter) ?? letter);
