import { expect, test } from 'vitest';
import { printStipple } from './stipple.ts';

const width = 256;
const plate = (...color: readonly [number, number, number]): Buffer =>
  Buffer.alloc(width * width * 3, Buffer.from(color));
const inks = { deep: '#000000', tone: '#ff0000' };
/** Darkness from 0 to 1 of a white picture in which every pixel has this tone. */
const darkness = async (...tone: readonly [number, number, number]): Promise<number> => {
  const ground = plate(255, 255, 255);
  await printStipple({ ground, stipple: plate(...tone), width, inks });
  return 1 - ground.reduce((sum, value) => sum + value, 0) / ground.length / 255;
};

test('does not change a picture without tones', async () => expect(await darkness(0, 0, 0)).toBe(0));

test('a stronger tone has more ink', async () => {
  const [light, half, full] = [await darkness(80, 0, 80), await darkness(128, 0, 128), await darkness(255, 0, 255)];
  expect([light > 0, half > light * 1.5, full > half * 1.5]).toEqual([true, true, true]);
});

test('a tone consists of dots, not of gray', async () => {
  const ground = plate(255, 255, 255);
  await printStipple({ ground, stipple: plate(110, 0, 110), width, inks });
  const values = [...ground].filter((_, at) => at % 3 === 0);
  expect(values.filter((value) => value === 255).length / values.length).toBeGreaterThan(0.2);
  expect(Math.min(...values)).toBeLessThan(120);
});

test('red is the deep ink, green the tone ink, blue the strength', async () => {
  const ground = plate(255, 255, 255);
  await printStipple({ ground, stipple: plate(0, 255, 128), width, inks });
  const [red = 0, green = 0] = ground;
  expect(red).toBe(255);
  expect(green).toBeGreaterThan(110);
  expect(green).toBeLessThan(160);
});
