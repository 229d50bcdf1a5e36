import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Creates a server of the S3 requests that the media library sends, for any bucket and any credentials: PUT, HEAD, GET with
 * a range, and DELETE of an object.
 */
export const createS3Server = (): Server => {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const key = new URL(request.url ?? '', 'http://store').pathname;
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [range, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = range ? object.subarray(Number(first), Number(last) + 1) : object;
    return response
      .writeHead(range ? 206 : 200, { 'content-length': bytes.length })
      .end(request.method === 'HEAD' ? undefined : bytes);
  });
};
