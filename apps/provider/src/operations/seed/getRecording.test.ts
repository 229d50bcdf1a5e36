import { expect, test } from 'vitest';
import { podcastSchema } from '../../content/files/schema/calendar.ts';
import { getRecording } from './writeCalendar.ts';

const podcast = { seconds: 1862 };
const recording = { audioUrl: 'https://media.example.com/70.mp3', audioType: 'audio/mpeg', audioBytes: 29_000_000 };

test('returns the recording of an episode and its length (§3)', () => {
  expect(getRecording({ ...podcast, recording })).toEqual({ ...recording, audioSeconds: 1862 });
  expect(getRecording({ ...podcast, recording: { ...recording, audioSeconds: 60 } })).toMatchObject({
    audioSeconds: 60,
  });
  expect(getRecording({ ...podcast, recording: undefined })).toBeUndefined();
});

test.each([{ audioUrl: 'http://media.example.com/70.mp3' }, { audioType: 'text/html' }, { audioBytes: 0 }])(
  'rejects a recording with %j',
  (invalid) => {
    expect(podcastSchema.shape.recording.safeParse({ ...recording, ...invalid }).success).toBe(false);
  },
);
