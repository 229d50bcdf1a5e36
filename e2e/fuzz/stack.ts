import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/scripts/ports';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProvider, runSite, type Running } from '../src/stack.ts';
import { openProbe, probeOptions, type Probe } from './probeClient.ts';
import type { HttpInput } from './request.ts';

export type Server = HttpInput['server'];
/** Both server processes, each with the probe inside it. */
export type FuzzStack = { servers: Readonly<Record<Server, Running & { probe: Probe }>>; secrets: readonly string[]; logFiles: readonly string[]; stop: () => Promise<void> };

type BrandEntry = { key: string; origins: readonly string[] };

/** The publications of the provider, with the origin of this run among those of the brand. */
const writeBrands = (file: string, brandFolder: string, origin: string): void => {
  const brands = JSON.parse(readFileSync(inRoot('apps/provider/brands.json'), 'utf8')) as BrandEntry[];
  writeFileSync(file, JSON.stringify(brands.map((brand) => (brand.key === brandFolder ? { ...brand, origins: [...brand.origins, origin] } : brand))));
};

/** Starts a brand and its provider as in production: all secrets set, no developer tools, nothing drawn ahead. */
export const startStack = async (brandFolder: string, folder: string): Promise<FuzzStack> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const secrets = { REVALIDATE_SECRET: randomBytes(32).toString('hex'), INTERNAL_USER_KEY: randomBytes(32).toString('hex'), CUSTOMER_ID_KEYS: randomBytes(32).toString('hex') };
  const socketOf = (name: Server): string => path.join(folder, `${name}.sock`);
  const directories = { provider: path.join(folder, 'provider'), site: path.join(folder, 'site') };
  const brandsFile = path.join(folder, 'brands.json');
  for (const directory of Object.values(directories)) mkdirSync(directory, { recursive: true });
  writeBrands(brandsFile, brandFolder, origin);
  const shared = { DEPLOYMENT: 'production', REVALIDATE_SECRET: secrets.REVALIDATE_SECRET };
  const provider = await runProvider(directories.provider, { ...shared, CUSTOMER_ID_KEYS: secrets.CUSTOMER_ID_KEYS, BRANDS_FILE: brandsFile, SAMPLE_DATA: 'content-and-accounts', PICTURES: 'asked', NODE_OPTIONS: probeOptions(socketOf('provider')) });
  const stopProvider = provider.service.stop;
  try {
    const env = { ...shared, SITE_ORIGIN: origin, PROVIDER_ORIGIN: provider.origin, INTERNAL_USER_KEY: secrets.INTERNAL_USER_KEY, NODE_OPTIONS: probeOptions(socketOf('site')) };
    const site = await runSite({ folder: brandFolder, port, providerPort: provider.port, workDir: directories.site, env });
    const [siteProbe, providerProbe] = await Promise.all([openProbe(socketOf('site')), openProbe(socketOf('provider'))]);
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
