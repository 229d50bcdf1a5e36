const channel = (hex: string, index: number): number => {
  const value = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 1) + 0.0722 * channel(hex, 2);

/** Whether two colors have the contrast of 4.5 to 1 that WCAG 2.2 AA requires for text. Colors are `#rrggbb`. */
export const hasSufficientContrast = (text: string, background: string): boolean => {
  const [light = 0, dark = 0] = [luminance(text), luminance(background)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05) >= 4.5;
};
