import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startProviderServer, startSiteServer, type RunningServer } from '../src/stack.ts';
import { openProbe, probeOptions, type Probe } from './probeClient.ts';
import { publicHost, type HttpInput } from './request.ts';

export type Server = HttpInput['server'];

/** The server processes of a site and its provider. The probe is loaded into each. */
export type FuzzStack = {
  servers: Readonly<Record<Server, RunningServer & { probe: Probe }>>;
  secrets: readonly string[];
  logFiles: readonly string[];
  stop: () => Promise<void>;
};

/**
 * Starts a brand and its provider as in production: with all secrets, without developer tools. Images are rendered on
 * request only.
 */
export const startStack = async (brandFolder: string, folder: string): Promise<FuzzStack> => {
  const secrets = {
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_USER_KEY: randomBytes(32).toString('hex'),
    CUSTOMER_ID_KEYS: randomBytes(32).toString('hex'),
  };
  const getSocketPath = (name: Server): string => path.join(folder, `${name}.sock`);
  const directories = { provider: path.join(folder, 'provider'), site: path.join(folder, 'site') };
  for (const directory of Object.values(directories)) mkdirSync(directory, { recursive: true });
  const sharedEnv = { DEPLOYMENT: 'production', REVALIDATE_SECRET: secrets.REVALIDATE_SECRET };
  const provider = await startProviderServer(directories.provider, {
    ...sharedEnv,
    CUSTOMER_ID_KEYS: secrets.CUSTOMER_ID_KEYS,
    EMBEDDED_DATABASE: 'allowed',
    SAMPLE_DATA: 'content-and-accounts',
    PICTURES: 'on-request',
    NODE_OPTIONS: probeOptions(getSocketPath('provider')),
  });
  const stopProvider = provider.service.stop;
  try {
    const env = {
      ...sharedEnv,
      SITE_ORIGIN: `https://${publicHost}`,
      PROVIDER_ORIGIN: provider.origin,
      INTERNAL_USER_KEY: secrets.INTERNAL_USER_KEY,
      NODE_OPTIONS: probeOptions(getSocketPath('site')),
    };
    const site = await startSiteServer({
      folder: brandFolder,
      providerPort: provider.port,
      workDir: directories.site,
      env,
    });
    const [siteProbe, providerProbe] = await Promise.all([
      openProbe(getSocketPath('site')),
      openProbe(getSocketPath('provider')),
    ]);
    return {
      servers: { site: { ...site, probe: siteProbe }, provider: { ...provider, probe: providerProbe } },
      secrets: Object.values(secrets),
      logFiles: [site.service.logFile, provider.service.logFile],
      stop: async () => {
        siteProbe.close();
        providerProbe.close();
        await Promise.all([site.service.stop(), stopProvider()]);
      },
    };
  } catch (error) {
    await stopProvider();
    throw error;
  }
};
