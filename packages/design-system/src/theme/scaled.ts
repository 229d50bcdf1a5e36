/** A font size that follows the reader's text size, as reading text does; controls and labels do not. */
export const scaled = (size: string): string => `calc(${size} * var(--text-scale, 1))`;
