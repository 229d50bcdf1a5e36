// Prints the payload of a page as Next's copy of React renders it. Run with `--conditions=react-server` (nextContract.test.ts).
const { createElement, Fragment } = require('next/dist/compiled/react');
const {
  createClientModuleProxy,
  renderToPipeableStream,
} = require('next/dist/compiled/react-server-dom-turbopack/server.node');

const { Button, StaticRegion } = createClientModuleProxy('module');
const chunks = ['/_next/static/chunks/a.js'];
const manifest = {
  'module#Button': { id: 1, chunks, name: 'Button' },
  'module#StaticRegion': { id: 2, chunks, name: 'StaticRegion' },
};

const icon = createElement('svg', null, createElement('path', { d: 'M0 0' }));
const Story = async () =>
  createElement(
    'article',
    { key: 'story', className: 'story', style: { color: 'red' } },
    createElement(Fragment, { key: 'a' }, createElement('h2', null, 'Title – $5'), icon),
    createElement('p', null, 'A long text “of” a story. '.repeat(60)),
  );

renderToPipeableStream(
  createElement(
    'main',
    null,
    createElement('style', { precedence: 'next', href: '/a.css' }, 'p{top:0}'.repeat(200)),
    createElement(StaticRegion),
    createElement(Story),
    createElement(Button, { icon }),
  ),
  manifest,
).pipe(process.stdout);
