import { readFileSync } from 'node:fs';

/** An error of configuration or content that the operator can fix; its message is printed without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Prints the error that ended a command or the start. The log may not exist yet. */
export const printError = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error);

/** Reads a JSON file. Throws an OperatorError that names the file. */
export const readJsonFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`${file} cannot be read: ${reason}. Correct the file.`, { cause });
  }
};
