import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../../../../generated/importMap.js';

type Args = Omit<Parameters<typeof RootPage>[0], 'config' | 'importMap'>;

export const generateMetadata = (args: Args) => generatePageMetadata({ ...args, config });
// Next has the parts of a path encoded, and Payload finds no picture by an encoded id.
const decode = async (params: Args['params']) => ({ segments: (await params).segments?.map(decodeURIComponent) ?? [] });
const Page = (args: Args) => RootPage({ ...args, params: decode(args.params), config, importMap });
export default Page;
