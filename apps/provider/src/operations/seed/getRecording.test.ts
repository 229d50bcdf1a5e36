import { expect, test } from 'vitest';
import { podcastSchema } from '../../content/files/schema/calendar.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import { getRecording } from './writeCalendar.ts';

const recording = { audioUrl: 'https://media.example.com/70.mp3', audioType: 'audio/mpeg', audioBytes: 29_000_000 };

test('a recording at an address has the declared length, otherwise that of the episode (§3)', () => {
  expect(getRecording({ seconds: 1862, recording })).toEqual({ ...recording, audioSeconds: 1862 });
  expect(getRecording({ seconds: 1862, recording: { ...recording, audioSeconds: 60 } })).toMatchObject({
    audioSeconds: 60,
  });
  expect(getRecording({ seconds: 1862, recording: undefined })).toBeUndefined();
});

const record: MediaRecord = {
  id: '0123456789abcdef0123456789abcdef',
  kind: 'audio',
  type: 'audio/mpeg',
  bytes: 48_274,
  fileName: 'basis-47.mp3',
  width: null,
  height: null,
  seconds: 12.04,
  codecs: null,
  isAnimated: false,
  color: null,
  credit: null,
  copyright: null,
  caption: null,
  alt: null,
  createdAt: new Date(0),
};
const file = {
  kind: 'file' as const,
  source: { file: 'sounds/basis-47.mp3', url: undefined, media: undefined },
  record,
};

test('a recording in the library has the measured length', () => {
  expect(getRecording({ seconds: 1862, recording: file })).toMatchObject({
    audioBytes: 48_274,
    audioSeconds: 12,
  });
  expect(getRecording({ seconds: undefined, recording: file })).toMatchObject({ audioSeconds: 12 });
});

test.each([{ audioUrl: 'http://media.example.com/70.mp3' }, { audioType: 'text/html' }, { audioBytes: 0 }])(
  'rejects a recording with %j',
  (invalid) => {
    expect(podcastSchema.shape.recording.safeParse({ ...recording, ...invalid }).success).toBe(false);
  },
);
