import { statements } from './statements.ts';

/** Who a newsletter is for, a sample edition, and the categories that it covers. */
export const newsletterSamples = statements(
  [
    `alter table newsletters
      add column audience text,
      add column sample jsonb,
      add column categories text[] not null default '{}'`,
  ],
  ['alter table newsletters drop column audience, drop column sample, drop column categories'],
);
