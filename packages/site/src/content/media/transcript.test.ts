import { expect, test } from 'vitest';
import { listChapters, toParagraphs, toTranscript } from './transcript';

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
  [
    'chapters, each with its first paragraph',
    '## 0:00 The bank\n\nMaren Ostrow: Which?\n\n## 1:02:05 The elevators\n\nMaren Ostrow: Why?',
    [
      { chapter: { title: 'The bank', seconds: 0 }, speaker: 'Maren Ostrow', text: 'Which?' },
      { chapter: { title: 'The elevators', seconds: 3725 }, speaker: 'Maren Ostrow', text: 'Why?' },
    ],
  ],
  ['a heading without a time', '## The bank', [{ text: '## The bank' }]],
  ['a time of day', 'at 9:30 they met.', [{ text: 'at 9:30 they met.' }]],
])('§3 a transcript of %s', (_, text, turns) => {
  expect(toTranscript(text)).toEqual(turns);
});

const turns = toTranscript('## 0:00 The bank\n\nOne.\n\n## 0:40 The lender\n\nTwo.\n\n## 2:05 The elevators\n\nThree.');

test.each([
  ['a whole recording has all', 150, ['The bank', 'The lender', 'The elevators']],
  ['a recording of unknown length has all', undefined, ['The bank', 'The lender', 'The elevators']],
  ['a trailer has those that begin before its end', 60, ['The bank', 'The lender']],
  ['a trailer that ends in the first chapter has none', 12, []],
])('§3 chapters: %s', (_, audioSeconds, titles) => {
  expect(listChapters(turns, audioSeconds).map(({ title }) => title)).toEqual(titles);
});
