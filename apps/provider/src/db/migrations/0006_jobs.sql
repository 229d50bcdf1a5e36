-- Unsent mails become jobs of the queue `mail` (db/jobs). Their ids stay, and so their message ids.
insert into pgboss.job (id, name, data, priority, state, retry_count, retry_limit, retry_delay, retry_backoff,
  retry_delay_max, start_after, created_on, keep_until, expire_seconds, deletion_seconds, heartbeat_seconds, policy,
  dead_letter)
select outbox.id, queue.name,
  jsonb_strip_nulls(jsonb_build_object(
    'kind', kind, 'sender', jsonb_build_object('name', sender_name, 'address', sender_address),
    'recipient', recipient, 'replyTo', reply_to, 'subject', subject, 'text', text_body, 'html', html_body,
    'unsubscribeUrl', unsubscribe_url, 'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
  case when kind = 'digest' then 0 else 1 end, 'created', attempts, retry_limit, queue.retry_delay, retry_backoff,
  retry_delay_max, next_attempt_at, created_at, now() + retention_seconds * interval '1 second', expire_seconds,
  deletion_seconds, heartbeat_seconds, policy, dead_letter
from outbox cross join pgboss.queue where queue.name = 'mail';
drop table outbox;

-- Digests are sent by schedules: those of a publication and a frequency whose period is not covered.
drop index digests_next_at;
alter table digests drop column next_at;
create index digests_due on digests (site, frequency, account_id);
