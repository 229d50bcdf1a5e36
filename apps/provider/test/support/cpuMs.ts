/** Measures the CPU time of some work in ms, which does not depend on the load of the machine. */
export const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
