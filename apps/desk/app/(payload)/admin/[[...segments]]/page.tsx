import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../../../../generated/importMap.js';

type Args = Omit<Parameters<typeof RootPage>[0], 'config' | 'importMap'>;

export const generateMetadata = (args: Args) => generatePageMetadata({ ...args, config });
const Page = (args: Args) => RootPage({ ...args, config, importMap });
export default Page;
