import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

export default { turbopack: { root }, outputFileTracingRoot: root };
