const channel = (hex: string, place: number): number => {
  const value = Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 1) + 0.0722 * channel(hex, 2);

/** Whether words of one colour can be read on the other: WCAG 2.2 AA asks for 4.5 to 1. */
export const isReadable = (text: string, background: string): boolean => {
  const [light = 0, dark = 0] = [luminance(text), luminance(background)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05) >= 4.5;
};
