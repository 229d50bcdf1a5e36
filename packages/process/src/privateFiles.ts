/**
 * Import this first in a program that writes readers' data: every file and folder that it creates belongs to its user
 * alone.
 */
process.umask(0o077);
