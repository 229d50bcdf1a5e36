/**
 * Exit code of a process whose configuration is invalid (EX_CONFIG of sysexits.h): starting it again cannot help. Under
 * systemd use `RestartPreventExitStatus=78`.
 */
export const configurationExitCode = 78;
