import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of a command as `parseArgs` does, or returns its message about an invalid one. */
export const readArguments = <const Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
) => {
  try {
    return { ok: true, ...parseArgs({ ...config, args: [...args] }) } as const;
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) } as const;
  }
};

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
