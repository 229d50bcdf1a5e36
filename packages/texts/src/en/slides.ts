export const slideTexts = {
  carousel: 'carousel',
  dot: (noun: string, index: number, total: number): string => `${noun} ${index} of ${total}`,
  role: 'slide',
  noun: 'slide',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  of: (index: number, total: number): string => `${index} of ${total}`,
  choose: (noun: string): string => `Choose ${noun}`,
  previous: (noun: string): string => `Previous ${noun}`,
  next: (noun: string): string => `Next ${noun}`,
};

export const snapTexts = {
  of: (index: number, total: number): string => `${index} of ${total}`,
  previous: (noun: string): string => `Previous ${noun}`,
  next: (noun: string): string => `Next ${noun}`,
};
