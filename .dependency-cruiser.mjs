// Allowed imports between packages, and between the floors of the site and the provider. `npm run lint` checks them and
// prints the name of a violated rule.

/**
 * Other packages that each package may import, as regular expressions of path prefixes. An entry with a folder or file
 * allows that part only.
 */
const packages = {
  'packages/config': ['packages/texts/src/(languageNames|en/brandDefaults)'],
  'packages/content-rules': [],
  'packages/process': [],
  'packages/telemetry': [],
  'packages/texts': [],
  'packages/next-runtime': ['packages/config', 'packages/process', 'packages/telemetry', 'packages/texts'],
  'packages/design-system': ['packages/config/src/contrast', 'packages/texts', 'scripts/lib/chromium'],
  'packages/graphql-ops': ['packages/config', 'packages/content-rules', 'packages/process'],
  'packages/content-client': [],
  'packages/auth': ['packages/config', 'packages/graphql-ops'],
  'packages/ad-slots': ['packages/config', 'packages/texts'],
  'packages/tracking': ['packages/config'],
  'packages/site': [
    'packages/config',
    'packages/content-rules',
    'packages/process',
    'packages/next-runtime',
    'packages/telemetry',
    'packages/texts',
    'packages/design-system',
    'packages/graphql-ops',
    'packages/auth',
    'packages/ad-slots',
    'packages/tracking',
    'scripts/lib/ampValidator',
  ],
  // The provider shares no code with the sites, except rules that must be the same in both.
  'apps/provider': [
    'packages/config/src/cookies',
    'packages/content-rules',
    'packages/process',
    'packages/telemetry',
    'packages/texts',
    'packages/graphql-ops/schema',
    // Generated from the content API; its tests use it.
    'packages/content-client',
  ],
  // A brand uses components through packages/site. It imports the design system only to define its theme.
  'apps/(?!provider/)[^/]+': ['packages/site', 'packages/config', 'packages/design-system/src/(theme|base)/'],
  scripts: ['packages/config', 'packages/process', 'packages/texts/src/languageNames', 'packages/texts/src/languages'],
  e2e: ['packages/config', 'packages/process', 'scripts'],
};

/** The folders of the larger packages, lowest first. A folder imports itself and those below it. */
const floors = {
  'packages/site/src': ['routing', 'content', 'framework', 'shell', 'screens', 'browser', 'documents', 'endpoints'],
  'apps/provider/src': ['server', 'db', 'media', 'content', 'readers', 'import', 'operations', '[^/]+\\.ts$'],
};

const tests = '\\.test\\.tsx?$|/test/|\\.stories\\.tsx$';

const packageRules = Object.entries(packages).map(([folder, allowed]) => ({
  name: `imports of ${folder}`,
  comment: `${folder} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}. Move the code into an allowed package, or reverse the dependency.`,
  severity: 'error',
  from: { path: `^(${folder})/` },
  to: { path: '^(packages|apps|e2e|scripts)/', pathNot: ['^$1/', ...allowed.map((other) => `^${other}`)] },
}));

const floorRules = Object.entries(floors).flatMap(([root, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `imports of ${root}/${folder}`,
    comment: `Folders of ${root} from low to high: ${folders.join(', ')}. ${folder} imports none above it.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: { path: `^${root}/(${folders.slice(index + 1).join('|')})` },
  })),
);

export default {
  forbidden: [
    ...packageRules,
    ...floorRules,
    {
      name: 'no circles',
      comment: 'Move what both files need into the imported one, or into a third file that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages are imported by name',
      comment: 'A relative import must not leave its package: import the other package by its name.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|e2e|scripts)/' },
      to: { pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'design system without framework and data',
      comment: 'The design system works on any site: pass what it needs as a prop.',
      severity: 'error',
      from: { path: '^packages/design-system/' },
      to: { path: 'node_modules/(next|urql|@urql|graphql|zod)/' },
    },
    {
      name: 'components know no brand theme',
      comment: 'A component takes its colors and type from theme/contract, its widths from theme/media and scaled.',
      severity: 'error',
      from: { path: '^packages/design-system/src/[A-Z]', pathNot: tests },
      to: { path: '^packages/design-system/src/theme/', pathNot: '/(contract\\.css|media|scaled)\\.ts$' },
    },
    {
      name: 'imports resolve',
      comment:
        'The module does not exist, is not an entry in "exports", or its package is not declared in package.json.',
      severity: 'error',
      from: {},
      // The compiler checks these: `@/` is the root folder of a brand's app, the package contains types only, and
      // modules with `virtual:` come from a plugin of Vite.
      to: { couldNotResolve: true, pathNot: ['^@/', '^@graphql-typed-document-node/core$', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // The desk has packages of its own, which its compiler resolves.
      path: ['^apps/desk/', '\\.generated\\.ts$', '/\\.next/', '/storybook-static/', '/generated/', '\\.css$'],
    },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts', '.json'],
    },
  },
};
