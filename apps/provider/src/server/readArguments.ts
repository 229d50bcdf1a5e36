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
