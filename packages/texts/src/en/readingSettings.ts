export const readingTexts = {
  reading: 'Reading',
  appearance: 'Appearance',
  textSize: 'Text size',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  standard: 'Standard',
  large: 'Large',
  largest: 'Largest',
};
