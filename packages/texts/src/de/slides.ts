import type * as en from '../en/slides.ts';

export const slideTexts: typeof en.slideTexts = {
  carousel: 'Karussell',
  dot: (noun, index, total) => `${noun} ${index} von ${total}`,
  role: 'Bild',
  noun: 'Bild',
  stop: 'Automatischen Wechsel anhalten',
  start: 'Automatischen Wechsel starten',
  of: (index, total) => `${index} von ${total}`,
  choose: (noun) => `${noun} auswählen`,
  previous: (noun) => `${noun}: zurück`,
  next: (noun) => `${noun}: weiter`,
};

export const snapTexts: typeof en.snapTexts = {
  of: (index, total) => `${index} von ${total}`,
  previous: (noun) => `${noun}: zurück`,
  next: (noun) => `${noun}: weiter`,
};
