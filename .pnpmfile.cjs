// The generator of the content client uses the compiler's JavaScript interface, which TypeScript 7 has no more. It names
// TypeScript as a peer, which `packageExtensions` cannot replace.
module.exports = {
  hooks: {
    readPackage: (manifest) => {
      if (manifest.name === 'openapi-typescript') {
        delete manifest.peerDependencies.typescript;
        manifest.dependencies.typescript = '5.9.3';
      }
      return manifest;
    },
  },
};
