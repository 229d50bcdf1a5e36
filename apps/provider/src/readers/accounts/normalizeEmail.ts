/** Normalizes an email address: case and surrounding spaces do not make another account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
