// Rejects circles of folders. Test files are excluded, because a test may import any folder; the rules in
// .dependency-cruiser.mjs include them, so this configuration needs a run of its own.
import dependencyCruiser from './.dependency-cruiser.mjs';

const folder = '^(apps|packages|scripts|e2e)/';

export default {
  forbidden: [
    {
      name: 'no circles of folders',
      comment:
        'Move the code that both folders need into the imported one, or into a third folder that imports neither.',
      severity: 'error',
      scope: 'folder',
      from: { path: folder },
      to: { circular: true, path: folder },
    },
  ],
  options: {
    ...dependencyCruiser.options,
    exclude: { path: ['/\\.next/', '\\.css$', '\\.test\\.tsx?$', '\\.stories\\.tsx$', '/test/'] },
  },
};
