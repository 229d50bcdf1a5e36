import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDesk } from './startDesk.ts';

const origin = 'https://desk.example.com';
let desk: Awaited<ReturnType<typeof startDesk>>;
let user: Awaited<ReturnType<typeof desk.createPerson>>;
beforeAll(async () => {
  desk = await startDesk({ DESK_ORIGIN: `${origin}/` });
  user = await desk.createPerson('editor', 'example');
});
afterAll(() => desk.close());

test('only pages of the desk write with the cookie of a person', async () => {
  const { withOwnOrigin } = await import('../src/signIn/origin.ts');
  const handle = withOwnOrigin((request) => handleEndpoints({ config: desk.payload.config, request }));
  const login = await handle(
    new Request(`${origin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: user.email, password: 'a long password' }),
    }),
  );
  const [session = ''] = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const send = async (sender: string | undefined) => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ publication: 'example', title: 'A deal' }));
    const headers = { cookie: session, ...(sender !== undefined && { origin: sender }) };
    return (await handle(new Request(`${origin}/api/articles?draft=true`, { method: 'POST', headers, body }))).status;
  };
  for (const other of ['https://www.example.com', 'http://desk.example.com', 'http://localhost:4000', 'null'])
    expect([other, await send(other)]).toEqual([other, 403]);
  expect([await send(origin), await send(undefined)]).toEqual([201, 201]);
});

const drawPicture = async (background: string) => {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: `${background}.png`, mimetype: 'image/png', size: data.length };
};

test('a picture keeps its file, which the provider has once, and its other fields are edited', async () => {
  const options = { collection: 'media', user, overrideAccess: false, depth: 0 } as const;
  const data = { publication: 'example', alt: 'A red tower' } as never;
  const { id } = await desk.payload.create({ ...options, data, file: await drawPicture('red') });
  const change = { ...options, id, data: { alt: 'A tower' } };
  const message = 'The file of a picture stays. Upload the other one as a new picture.';
  const replaced = desk.payload.update({ ...change, file: await drawPicture('blue') });
  await expect(replaced).rejects.toMatchObject({ data: { errors: [{ path: 'file', message }] } });
  // Payload crops the file again around another focal point.
  const req = { query: { uploadEdits: { focalPoint: { x: 10, y: 20 } } } };
  expect(await desk.payload.update({ ...change, req })).toMatchObject({
    alt: 'A tower',
    filename: 'red.png',
    focalX: 10,
  });
});
