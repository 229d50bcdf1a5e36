/**
 * Exit code of a process whose configuration is invalid (EX_CONFIG of sysexits.h): starting it again cannot help. Under
 * systemd use `RestartPreventExitStatus=78`.
 */
export const configurationExitCode = 78;

/** Prints the usage of a command and ends with exit code 0 if its arguments contain `--help`. */
export const printUsageForHelp = (usage: string): void => {
  if (!process.argv.slice(2).includes('--help')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
};
