import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/** Copies the data of a provider with the sample content, which takes a fraction of a second; a seed takes many. */
export const copySeededData = (dataDir: string): void => cpSync(inject('seededData'), dataDir, { recursive: true });
