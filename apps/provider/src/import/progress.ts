/** Shows how far an import is. */
export type Progress = { step: (label: string) => void; finish: () => void };

type Output = { isTTY?: boolean; write: (text: string) => unknown };

const barWidth = 30;
const lineIntervalMs = 5_000;

/** Creates a progress bar for a terminal, and a line every few seconds for other outputs. */
export const createProgress = (total: number, output: Output, clock: () => Date): Progress => {
  let done = 0;
  let lastMs = clock().getTime();
  const getPercent = (): number => (total === 0 ? 100 : Math.floor((Math.min(done, total) / total) * 100));
  const draw = (label: string): void => {
    const filled = Math.round((getPercent() / 100) * barWidth);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
    output.write(`\r\u001B[K${bar} ${getPercent()}%  ${done}/${total}  ${label.slice(0, 40)}`);
  };
  return {
    step: (label) => {
      done += 1;
      const now = clock().getTime();
      if (now - lastMs < (output.isTTY ? 100 : lineIntervalMs)) return;
      lastMs = now;
      if (output.isTTY) draw(label);
      else output.write(`${done} of ${total} (${getPercent()}%)\n`);
    },
    finish: () => {
      if (output.isTTY) {
        draw('');
        output.write('\n');
      } else output.write(`${done} of ${total} (${getPercent()}%)\n`);
    },
  };
};
