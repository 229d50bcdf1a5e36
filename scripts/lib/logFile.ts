import path from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

/** A full log file is renamed to `name.log.1`; older ones move on to 2 and 3, and the oldest is removed. */
const defaults = { size: '10M', oldFiles: 3 } as const;

/** Opens a log file of bounded size for appending. Its folder is created. */
export const openLogFile = (
  file: string,
  { size, oldFiles }: { size: `${number}${'B' | 'M'}`; oldFiles: number } = defaults,
): RotatingFileStream => {
  const name = path.basename(file);
  const stream = createStream((index: number | Date) => (index ? `${name}.${Number(index)}` : name), {
    path: path.dirname(file),
    size,
    rotate: oldFiles,
  });
  // A full disk ends the log, not the process that is logged.
  return stream.once('error', ({ message }) =>
    console.error(`${file} cannot be written, so no more lines are logged there until the next start: ${message}`),
  );
};
