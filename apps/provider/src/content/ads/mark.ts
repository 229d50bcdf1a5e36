/** Marks on a 32 × 32 grid, in the style of title blocks on a plan. */
const marks = [
  'M0 2h32v8H0zM0 13h12v17H0zM20 13h12v17H20z',
  'M0 3h32v4H0zM0 14h20v4H0zM0 25h32v4H0z',
  'M0 0h14v14H0zM18 0h14L32 14zM18 18h14v14H18zM0 18h14v14H0z',
  'M16 0l16 16-16 16L0 16zM16 9l-7 7 7 7 7-7z',
  'M0 30V16a16 16 0 0 1 32 0v14h-8V16a8 8 0 0 0-16 0v14z',
  'M0 0h8v32H0zM12 8h8v24h-8zM24 16h8v16h-8z',
  'M0 0h32v32H0zM6 6v20h20V6zM12 12h8v8h-8z',
  'M0 32L16 0l16 32h-9l-7-15-7 15z',
  'M0 0h32v8H0zM0 24h32v8H0zM12 12h8v8h-8z',
] as const;

const hashName = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 33) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** The mark of a firm as an SVG path on a 32 × 32 grid, always the same for the same name. */
export const getMarkPath = (name: string): string => marks[Math.floor(hashName(name) / 4) % marks.length] ?? marks[0];
