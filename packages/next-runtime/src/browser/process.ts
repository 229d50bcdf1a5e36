/** Next and React read `env` and `emit` of Node's `process` only, and browsers have neither. */
const browserProcess = { env: {} };

// oxlint-disable-next-line import/no-default-export -- Next's module for browsers exports it as `process`.
export default browserProcess;
