import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { pdf, photograph } from '../../../test/support/pictures.ts';
import { createRouter } from '../../server/router.ts';
import { ingestMedia } from './ingestMedia.ts';
import { createMediaRoutes, getFileUri } from './mediaRoutes.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let handle: ReturnType<typeof createRouter>;
let uri: string;
const document = pdf('an issue');

const store = async (source: Uint8Array, fileName: string): Promise<string> => {
  const result = await ingestMedia(opened.library, { source, fileName });
  if (!result.ok) throw new Error(result.error[0].message);
  return getFileUri(result.value);
};

beforeAll(async () => {
  opened = await openTestLibrary();
  handle = createRouter(createMediaRoutes(opened.library));
  uri = await store(document, 'Issue 4.pdf');
});
afterAll(() => opened.close());

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  handle(new Request(`http://localhost${path}`, { method, headers }), '203.0.113.1');

describe('GET /media/{id}/{name}', () => {
  test('returns a document as a download that browsers do not interpret', async () => {
    const response = await send(uri);
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, document]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="issue-4.pdf"',
      'content-length': String(document.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('returns ranges, also after an interrupted download', async () => {
    const etag = (await send(uri, {}, 'HEAD')).headers.get('etag') ?? '';
    const part = await send(uri, { range: 'bytes=1-3', 'if-range': etag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${document.byteLength}`,
      'PDF',
    ]);
    expect((await send(uri, { range: 'bytes=1-3', 'if-range': '"other"' })).status).toBe(200);
    expect((await send(uri, { range: 'bytes=9999-' })).status).toBe(416);
    expect((await send(uri, { 'if-none-match': etag })).status).toBe(304);
  });

  test('returns headers without a body for HEAD', async () => {
    const head = await send(uri, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(document.byteLength),
      0,
    ]);
  });

  test('shows pictures in the browser', async () => {
    const picture = await send(await store(await photograph({ width: 120, height: 80 }), 'a.jpg'));
    expect([picture.headers.get('content-type'), picture.headers.get('content-disposition')]).toEqual([
      'image/jpeg',
      'inline; filename="a.jpg"',
    ]);
  });

  test('returns 404 for another name, an unknown id and a lost file', async () => {
    expect((await send(uri.replace('issue-4', 'invoice'))).status).toBe(404);
    expect((await send(`/media/${'0'.repeat(64)}/issue-4.pdf`)).status).toBe(404);
    expect((await send('/media/../../etc/passwd')).status).toBe(404);
    const lost = await store(pdf('lost'), 'lost.pdf');
    await opened.library.storage.remove(lost.split('/')[2] ?? '');
    expect((await send(lost)).status).toBe(404);
  });
});
