import { withPayload } from '@payloadcms/next/withPayload';
import path from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The content client is a folder of the repository.
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  outputFileTracingRoot: path.join(import.meta.dirname, '../..'),
  // `npm run desk -- test` checks types.
  typescript: { ignoreBuildErrors: true },
  redirects: () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
