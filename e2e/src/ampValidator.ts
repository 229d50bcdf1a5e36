import { createRequire } from 'node:module';
import path from 'node:path';

type Validator = {
  validateString: (html: string) => { status: string; errors: readonly { line: number; message: string }[] };
};

const require = createRequire(import.meta.url);
const folder = path.join(
  path.dirname(require.resolve('next-with-amp/package.json')),
  'dist/compiled/amphtml-validator',
);

/** Starts the official validator of AMP. The result returns the errors of a document. */
export const startAmpValidator = async (): Promise<(html: string) => readonly string[]> => {
  const { getInstance } = require(path.join(folder, 'index.js')) as {
    getInstance: (file: string) => Promise<Validator>;
  };
  const validator = await getInstance(path.join(folder, 'validator_wasm.js'));
  return (html) => validator.validateString(html).errors.map(({ line, message }) => `${line}: ${message}`);
};
