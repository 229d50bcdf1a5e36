// Loads a publication from the provider: `npm run desk -- load <publication>`.
import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { loadPublication, type LoadReport } from './content/load.ts';

const [publication = ''] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: false });
const onProgress = ({ seen, created, updated }: LoadReport): void =>
  console.error(`${seen} items read: ${created} new, ${updated} changed`);
try {
  const report = await loadPublication(payload, publication, { onProgress });
  for (const key of report.edited)
    console.error(`${key} was changed at both: its draft stays. Open "Compare" in the desk.`);
  for (const refusal of report.refused) console.error(`Not loaded: ${refusal}`);
  if (report.refused.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
