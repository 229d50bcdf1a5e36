import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles and minifies the stub of the ad library (§9), which readers download as one script. */
export const bundleLibrary = async (): Promise<string> => {
  // The container image has no tsconfig.base.json, which that of the provider extends.
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'stub/main.ts'), tsconfig: false });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: { annotation: false } });
    return output[0].code;
  } finally {
    await bundle.close();
  }
};
