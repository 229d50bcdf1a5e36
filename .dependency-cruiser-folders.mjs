// No cycles between the folders of a package, tests aside. A run of its own, because a run either reads tests or not.
import dependencyCruiser from './.dependency-cruiser.mjs';

const folder = '^(apps/provider|packages/[^/]+)/src/[^/]+$';

export default {
  forbidden: [
    {
      name: 'no cycles between folders',
      comment: 'Move what both folders need into the lower one, or into a folder below both.',
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
