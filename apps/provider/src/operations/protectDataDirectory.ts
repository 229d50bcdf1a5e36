import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Sets the mode of folders to 700 and of files to 600 where others can read them. Returns what it could not repair. */
export const protectDataDirectory = (
  directory: string,
  chmod: (file: string, mode: number) => void = chmodSync,
): readonly string[] => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const protect = (file: string): readonly string[] => {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    // A private folder protects its content.
    if (!stats || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return [];
    const refused: string[] = [];
    try {
      chmod(file, stats.isDirectory() ? 0o700 : 0o600);
    } catch {
      if (file !== directory) refused.push(file);
    }
    if (!stats.isDirectory()) return refused;
    return [...refused, ...readdirSync(file).flatMap((name) => protect(path.join(file, name)))];
  };
  return protect(directory);
};
