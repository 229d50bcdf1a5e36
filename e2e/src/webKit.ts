import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { variables } from '@masthead/scripts/env';
import { freePort } from '@masthead/process/ports';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';

/** Whether this machine has WebKit with its driver, and the display that it needs (`webkit2gtk-driver`, `xvfb`). */
export const hasWebKit = (): boolean =>
  [
    ['WebKitWebDriver', '--help'],
    ['Xvfb', '-help'],
  ].every(([command = '', help = '']) => spawnSync(command, [help], { stdio: 'ignore' }).status === 0);

const start = (command: string, args: readonly string[], env: typeof variables = variables) => {
  const child = spawn(command, args, { env: { ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
};

/** Starts WebKit, the engine of Safari, on a virtual display. Call `stop` at the end. */
export const startWebKit = async (): Promise<{ driver: WebDriver; stop: () => Promise<void> }> => {
  // Xvfb picks a free display and prints its number.
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24']);
  const [number] = (await once(createInterface({ input: display.stdout }), 'line')) as [string];
  const port = await freePort();
  const service = start('WebKitWebDriver', [`--port=${port}`], { ...variables, DISPLAY: `:${number}` });
  // A pipe that nobody reads stops the driver when it is full.
  service.stdout.resume();
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 30_000 });
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  return {
    driver,
    stop: async () => {
      await driver.quit();
      service.kill();
      display.kill();
    },
  };
};
