/** Signals a process and everything in its group. */
export const signalProcessGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the whole group has exited already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};
