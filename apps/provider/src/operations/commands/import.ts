import '@masthead/process/private-files';
import { inSmallProcess } from './inSmallProcess.ts';

// The process that only waits for the other one loads nothing of the import.
await inSmallProcess(import.meta.filename, async () => (await import('./importCommand.ts')).runImportCommand());
