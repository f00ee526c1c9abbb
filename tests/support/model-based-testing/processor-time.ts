/**
 * The processor time of this process so far, in milliseconds. Bounds of computations use it, because
 * it does not depend on what else runs on the machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
