import { statements } from './statements.ts';

/** Videos and captions of the media library, and the footage of articles, partner videos and webcasts. */
export const footage = statements(
  [
    'alter table media drop constraint media_kind_check',
    `alter table media add constraint media_kind_check check (kind in ('image', 'video', 'captions', 'audio', 'document'))`,
    'alter table media add column seconds double precision, add column codecs text',
    'alter table videos add column footage jsonb',
    'alter table partner_videos add column footage jsonb',
    'alter table webcasts add column footage jsonb',
  ],
  [
    'alter table webcasts drop column footage',
    'alter table partner_videos drop column footage',
    'alter table videos drop column footage',
    'alter table media drop column codecs, drop column seconds',
    `delete from media where kind = 'captions'`,
    'alter table media drop constraint media_kind_check',
    `alter table media add constraint media_kind_check check (kind in ('image', 'video', 'audio', 'document'))`,
  ],
);
