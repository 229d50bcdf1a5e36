/** Color schemes by the value of `data-theme` on `<html>`; `system` is the value of a page without the attribute. */
export const themeChoices = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Sizes of reading text by the value of `data-text` on `<html>`; `standard` is the value of a page without the attribute. */
export const textSizes = { standard: 'Standard', large: 'Large', largest: 'Largest' } as const;

/** What a reader has chosen for reading. */
export type ReadingChoices = { theme: keyof typeof themeChoices; text: keyof typeof textSizes };
