import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDesk } from './startDesk.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const drawPicture = async (background: string) => {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: `${background}.png`, mimetype: 'image/png', size: data.length };
};

test('a picture keeps its file, which the provider has once, and its other fields are edited', async () => {
  const user = await desk.createPerson('editor', 'example');
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
