import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // It imports `next/navigation` without an ending, which bundlers find and Node does not.
  test: { include: ['src/**/*.test.{ts,tsx}'], server: { deps: { inline: ['@urql/next'] } } },
});
