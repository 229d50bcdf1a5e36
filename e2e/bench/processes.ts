import { StartError } from '@masthead/scripts/errors';
import type { Service } from '@masthead/scripts/service';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The duration of a clock tick of Linux in /proc, in ms, and the size of a page of memory in bytes. */
const tickMs = 10;
const pageBytes = 4096;

/** Positions in /proc/PID/stat, counted from the field after the name of the command. */
const field = { processGroup: 2, userTicks: 11, systemTicks: 12, residentPages: 21 };

/** Returns the fields of each process of a service that are counted from its name on. */
const readProcesses = ({ name, processGroup }: Service): readonly (readonly number[])[] => {
  if (!existsSync('/proc/self/stat')) throw new StartError('Processes are measured on Linux only: /proc is missing.');
  const processes = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return [
          stat
            .slice(stat.lastIndexOf(')') + 2)
            .split(' ')
            .map(Number),
        ];
      } catch {
        // The process has exited since the folder was listed.
        return [];
      }
    })
    .filter((fields) => fields[field.processGroup] === processGroup);
  if (processes.length === 0) throw new StartError(`${name} has no running process.`);
  return processes;
};

/** Returns the processor time of all processes of a service since their start, in ms. */
export const readProcessorMs = (service: Service): number =>
  readProcesses(service).reduce(
    (sum, fields) => sum + ((fields[field.userTicks] ?? 0) + (fields[field.systemTicks] ?? 0)) * tickMs,
    0,
  );

/** Returns the resident memory of the largest process of a service, in MB. The others only start and stop it. */
export const readResidentMb = (service: Service): number =>
  Math.max(...readProcesses(service).map((fields) => (fields[field.residentPages] ?? 0) * pageBytes)) / 1024 / 1024;
