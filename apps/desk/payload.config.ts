import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { createContentCollection } from './src/collections/content.ts';
import { media } from './src/collections/media.ts';
import { publicationsCollection, references } from './src/collections/references.ts';
import { users } from './src/collections/users.ts';
import { kindNames } from './src/content/kinds.ts';
import { writePublications } from './src/content/load.ts';
import { env, publications } from './src/env.ts';
import { translations } from './src/labels.ts';

const folder = process.cwd();
const inFolder = (...parts: readonly string[]): string => path.join(folder, ...parts);

// Without transactions a failed publication would still be stored as published.
const database = env.DESK_DATABASE_URL
  ? postgresAdapter({
      pool: { connectionString: env.DESK_DATABASE_URL },
      schemaName: 'desk',
      migrationDir: inFolder('generated/migrations/postgres'),
      push: false,
    })
  : sqliteAdapter({
      client: { url: pathToFileURL(path.join(env.DESK_DATA_DIR, 'desk.db')).href },
      wal: true,
      busyTimeout: 10_000,
      transactionOptions: {},
      migrationDir: inFolder('generated/migrations/sqlite'),
      push: false,
    });

export default buildConfig({
  secret: env.DESK_SECRET,
  db: database,
  sharp,
  telemetry: false,
  graphQL: { disable: true },
  collections: [...kindNames.map(createContentCollection), media, users, publicationsCollection, references],
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, de }, translations },
  admin: {
    user: 'users',
    // Pictures of people would be requested from another host.
    avatar: 'default',
    importMap: { baseDir: folder, importMapFile: inFolder('generated/importMap.js'), autoGenerate: false },
    components: {
      beforeDashboard: ['/src/components/Today#Today'],
      beforeLogin: ['/src/components/Brand#SignIn'],
      graphics: { Logo: '/src/components/Brand#Logo', Icon: '/src/components/Brand#Icon' },
    },
    meta: { titleSuffix: ' · Desk' },
  },
  typescript: { outputFile: inFolder('generated/payload-types.generated.ts'), autoGenerate: false },
  onInit: (payload) => writePublications(payload, publications),
});
