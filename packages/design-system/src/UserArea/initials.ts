import { language } from '@masthead/texts/language';

/** Initials for the avatar; a missing name has none. */
export const getInitials = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase(language);
