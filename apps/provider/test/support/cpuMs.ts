/** Milliseconds of processor time that the work takes in this process. Other programs on a busy machine do not lengthen it. */
export const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
