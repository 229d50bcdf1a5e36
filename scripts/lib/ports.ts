import { isPortFree } from '@masthead/process/ports';
import { StartError } from './errors.ts';

/** Throws when the port is in use; the error names the variable to set. */
export const assertPortFree = async (port: number, variable: string, what: string): Promise<void> => {
  if (await isPortFree(port)) return;
  throw new StartError(
    `Port ${port} is taken, so ${what} cannot start. Stop what uses it, or choose another port: ${variable}=${port + 10} npm start`,
  );
};
