import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withOwnOrigin } from '../../../../src/signIn/origin';

export const GET = REST_GET(config);
export const POST = withOwnOrigin(REST_POST(config));
export const PUT = withOwnOrigin(REST_PUT(config));
export const PATCH = withOwnOrigin(REST_PATCH(config));
export const DELETE = withOwnOrigin(REST_DELETE(config));
export const OPTIONS = REST_OPTIONS(config);
