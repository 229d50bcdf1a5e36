import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../../../../generated/importMap.js';

type Args = Omit<Parameters<typeof NotFoundPage>[0], 'config' | 'importMap'>;

const NotFound = (args: Args) => NotFoundPage({ ...args, config, importMap });
export default NotFound;
