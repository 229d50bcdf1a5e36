/** `full` in `npm run test:full`, which also runs exhaustive tests. Stories read it as VITE_TEST_SCOPE. */
export const testScope = process.env.TEST_SCOPE === 'full' ? 'full' : 'short';
