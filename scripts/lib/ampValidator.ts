import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { inRoot } from './paths.ts';

type ValidationError = { line: number };
type Sandbox = vm.Context & {
  amp: {
    validator: {
      init: () => Promise<void>;
      validateString: (html: string) => { errors: readonly ValidationError[] };
      renderErrorMessage: (error: ValidationError) => string;
    };
  };
};

/** Starts the official validator of AMP. The result returns the errors of a document. */
export const startAmpValidator = async (): Promise<(html: string) => readonly string[]> => {
  const script = readFileSync(inRoot('scripts/vendor/amphtml-validator/validator_wasm.js.br'));
  const sandbox = vm.createContext() as Sandbox;
  vm.runInContext(brotliDecompressSync(script).toString(), sandbox);
  const { validator } = sandbox.amp;
  await validator.init();
  return (html) =>
    validator.validateString(html).errors.map((error) => `${error.line}: ${validator.renderErrorMessage(error)}`);
};
