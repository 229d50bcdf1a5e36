import { expect, test } from 'vitest';
import { toParagraphs, toTranscript } from './transcript';

test.each([
  ['no text', undefined, []],
  ['one paragraph over two lines', 'Bars grow.\nThey stop.', ['Bars grow.\nThey stop.']],
  [
    'paragraphs between lines of white space',
    '\n Bars grow.\n \t\n\nA line is drawn. \n',
    ['Bars grow.', 'A line is drawn.'],
  ],
])('§3 the transcript of a video or an episode with %s is split at blank lines', (_, text, paragraphs) => {
  expect(toParagraphs(text)).toEqual(paragraphs);
});

test.each([
  ['no text', null, []],
  ['blank lines', '\n\n \n\n', []],
  ['paragraphs without a speaker', 'One.\n\nTwo: three.', [{ text: 'One.' }, { speaker: 'Two', text: 'three.' }]],
  [
    'a speaker once until another one speaks',
    'Maren Ostrow: Which?\n\nMaren Ostrow: Why?\n\nBlythe Sandoval: The elevators.',
    [
      { speaker: 'Maren Ostrow', text: 'Which?' },
      { text: 'Why?' },
      { speaker: 'Blythe Sandoval', text: 'The elevators.' },
    ],
  ],
  ['a time of day', 'at 9:30 they met.', [{ text: 'at 9:30 they met.' }]],
])('§3 a transcript of %s', (_, text, turns) => {
  expect(toTranscript(text)).toEqual(turns);
});
