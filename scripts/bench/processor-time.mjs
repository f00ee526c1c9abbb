/** How much processor time processes have used, as Linux tells it; elsewhere nothing is known. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever the kernel uses inside. */
const MS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat after the command's name, which may hold spaces itself. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** @returns {number | undefined} milliseconds of the process, those of its ended children included */
export function processorTime(pid) {
  const stat = statOf(pid);
  if (!stat) return undefined;
  return stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
}

/** @returns {number[]} the children of a process that run now */
export function childrenOf(pid) {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return processes.filter((each) => statOf(each)?.[1] === String(pid)).map(Number);
  } catch {
    return [];
  }
}

/** @returns {number | undefined} milliseconds of a process and everything it started */
export function processorTimeOfTree(pid) {
  const own = processorTime(pid);
  if (own === undefined) return undefined;
  return childrenOf(pid).reduce((sum, child) => sum + (processorTimeOfTree(child) ?? 0), own);
}
