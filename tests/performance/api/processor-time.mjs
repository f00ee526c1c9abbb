/** Processor time and memory of processes, as Linux reports them; undefined on other systems. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Linux reports hundredths of a second to every program, whatever unit the kernel uses inside. */
const MS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat after the command's name, which may contain spaces itself. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * @returns {number | undefined} milliseconds of the process, including those of its ended children
 */
export function processorTime(pid) {
  const stat = statOf(pid);
  if (!stat) return undefined;
  return stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
}

/** @returns {number[]} the running children of a process */
export function childrenOf(pid) {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return processes.filter((each) => statOf(each)?.[1] === String(pid)).map(Number);
  } catch {
    return [];
  }
}

/** @returns {number | undefined} milliseconds of a process and all its descendants */
export function processorTimeOfTree(pid) {
  const own = processorTime(pid);
  if (own === undefined) return undefined;
  return childrenOf(pid).reduce((sum, child) => sum + (processorTimeOfTree(child) ?? 0), own);
}

/** Resident memory of a process in megabytes: now, and the most since the last reset. */
export function memoryOf(pid) {
  const megabytes = (field) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    } catch {
      return undefined;
    }
  };
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Counts the most memory of a process from now on. */
export function resetMostMemory(pid) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Other systems do not count it.
  }
}
