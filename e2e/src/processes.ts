import { StartError } from '@masthead/scripts/errors';
import type { Service } from '@masthead/scripts/service';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The duration of a clock tick of Linux in /proc, in ms, and the size of a page of memory in bytes. */
const tickMs = 10;
const pageBytes = 4096;

/** Positions in /proc/PID/stat, counted from the field after the name of the command. */
const field = { processGroup: 2, userTicks: 11, systemTicks: 12, residentPages: 21 };

/** A process: its id, and the fields after its name. */
type Stat = { id: number; fields: readonly number[] };

const readStats = (): readonly Stat[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((id) => {
      try {
        const stat = readFileSync(path.join('/proc', id, 'stat'), 'utf8');
        return [
          {
            id: Number(id),
            fields: stat
              .slice(stat.lastIndexOf(')') + 2)
              .split(' ')
              .map(Number),
          },
        ];
      } catch {
        // It has ended since the list was read.
        return [];
      }
    });

const readProcesses = ({ name, processGroup }: Service): readonly Stat[] => {
  if (!existsSync('/proc/self/stat')) throw new StartError('Processes are measured on Linux only: /proc is missing.');
  const processes = readStats().filter(({ fields }) => fields[field.processGroup] === processGroup);
  if (processes.length === 0) throw new StartError(`${name} has no running process.`);
  return processes;
};

const getProcessorMs = ({ fields }: Stat): number =>
  ((fields[field.userTicks] ?? 0) + (fields[field.systemTicks] ?? 0)) * tickMs;

const getResidentBytes = ({ fields }: Stat): number => (fields[field.residentPages] ?? 0) * pageBytes;

/** The largest process of a service. The others only start and stop it. */
const findMainProcess = (service: Service): Stat =>
  readProcesses(service).reduce((a, b) => (getResidentBytes(b) > getResidentBytes(a) ? b : a));

/** Returns the processor time of all processes of a service since their start, in ms. */
export const readProcessorMs = (service: Service): number =>
  readProcesses(service).reduce((sum, one) => sum + getProcessorMs(one), 0);

export const readMainProcessId = (service: Service): number => findMainProcess(service).id;

/** Returns the resident memory of the main process of a service, in MB. */
export const readResidentMb = (service: Service): number => getResidentBytes(findMainProcess(service)) / 1024 / 1024;
