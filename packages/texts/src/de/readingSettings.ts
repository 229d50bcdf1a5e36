import type * as en from '../en/readingSettings.ts';

export const readingTexts: typeof en.readingTexts = {
  reading: 'Darstellung',
  appearance: 'Farben',
  textSize: 'Schriftgröße',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  standard: 'Normal',
  large: 'Groß',
  largest: 'Sehr groß',
};
